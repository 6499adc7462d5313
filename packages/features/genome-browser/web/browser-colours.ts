export type Scheme = 'light' | 'dark'

type BrowserColours = { theme: object; coding: string; untranslated: string; name: string; note: string }

/** JBrowse in the colours of the site (`tokens.css`): it draws on canvases, which can't read CSS variables. */
export const browserColours: Readonly<Record<Scheme, BrowserColours>> = {
  light: {
    theme: themeOf('light', '#0f3624', '#1a6b3c'),
    coding: '#1a6b3c',
    untranslated: '#9ccdaf',
    name: '#16211a',
    note: '#46534a',
  },
  dark: {
    theme: themeOf('dark', '#1b4a33', '#1b4a33'),
    coding: '#5db67d',
    untranslated: '#2f5f43',
    name: '#e7ede8',
    note: '#b5c1b8',
  },
}

/** The bar at the top of the view is `secondary`; marks of the visitor's choice are `tertiary` and `quaternary`. */
function themeOf(mode: Scheme, primary: string, secondary: string): object {
  const palette = { primary, secondary, tertiary: '#46534a', quaternary: secondary }
  return { palette: { mode, ...Object.fromEntries(Object.entries(palette).map(([name, main]) => [name, { main }])) } }
}
