/** The faces of `styles/fonts.css`, loaded along with the words, so that no text changes its shape while it is read. */
import { LANGUAGE_FACTS } from '$lib/facts';
import type { LanguageCode } from './language';

const FACES = ['16px Nunito', '700 16px Bitter'];
/** On a slow line the page comes first, in the system's face. */
const WAIT_MS = 800;

/** Load what the language is written in; never fails, and never takes long. */
export async function loadFaces(code: LanguageCode): Promise<void> {
  const faces = FACES.map((face) => document.fonts?.load(face, LANGUAGE_FACTS[code].letters));
  const late = new Promise((done) => setTimeout(done, WAIT_MS));
  await Promise.race([Promise.allSettled(faces), late]);
}
