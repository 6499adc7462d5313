/** In place of what JBrowse offers to plugins that it fetches from elsewhere: the site fetches none. */
// biome-ignore lint/style/noDefaultExport: JBrowse imports it in place of its own list.
export default {}
