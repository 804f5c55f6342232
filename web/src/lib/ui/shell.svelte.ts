/** What the shell around the pages shows. */
export const shell = $state({
  settingsOpen: false,
  /** A game fills the screen; its own bar has the way home and to the settings. Pages with boards say when. */
  playing: /^\/(table|learn)\//.test(location.pathname),
});
