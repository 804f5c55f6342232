/** Handing on the link to a moment: by the device's own means on a phone, else by the clipboard. */

export type Shared = 'copied' | 'done' | 'failed';

export async function share(link: string, title: string): Promise<Shared> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && typeof navigator.share === 'function') {
    await navigator.share({ url: link, title }).catch(() => {}); // the person changed their mind
    return 'done';
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'failed';
  }
}
