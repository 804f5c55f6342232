/** What the shell around the pages shows. */
export const shell = $state({ settingsOpen: false });
