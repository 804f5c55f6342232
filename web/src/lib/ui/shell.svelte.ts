/** What the shell around the pages shows. */
export const shell = $state({ settingsOpen: false, /** A game fills the screen: phones spare the header. */ playing: false });
