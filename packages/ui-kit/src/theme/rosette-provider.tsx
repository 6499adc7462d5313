import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  MantineProvider,
} from '@mantine/core'
import type { ReactNode } from 'react'

/** Where the chosen theme is kept; the document reads the same key before its first paint. */
export const themeStorageKey = 'rosette-theme'

const colorSchemeManager = localStorageColorSchemeManager({ key: themeStorageKey })

/** The theme around everything. Generated style elements carry the nonce of the document's content security policy. */
export function RosetteProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? documentNonce()}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

const dangerColors = {
  background: 'var(--surface)',
  hover: 'var(--danger-soft)',
  color: 'var(--danger)',
  border: '1px solid var(--danger)',
}

/** Mantine's theme: our green, our type, our density. Colours of components come from the tokens. */
const theme = createTheme({
  colors: {
    leaf: ['#EDF7F0', '#D9EEDF', '#B2DCC0', '#87C79D', '#5FB27E', '#3D9C63', '#25834C', '#1A6B3C', '#145631', '#0D4025'],
  },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  // The colour on the accent is a token, like the accent itself: Mantine would keep the light theme's white in the dark theme.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    // What cannot be undone looks unlike everything else; the words beside it say why.
    if (input.variant === 'danger') return { ...colors, ...dangerColors }
    return input.variant === 'filled' && input.color === 'leaf' ? { ...colors, color: 'var(--on-accent)' } : colors
  },
  defaultRadius: 'md',
  radius: { sm: '5px', md: '7px', lg: '10px' },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: '12.5px', sm: '13.5px', md: '14px', lg: '15px', xl: '17px' },
  lineHeights: { xs: '18px', sm: '20px', md: '20px', lg: '20px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: { fontFamily: 'var(--sans)', fontWeight: '640' },
  focusRing: 'auto',
  respectReducedMotion: true,
})

/** Points Mantine's variables at our tokens, which cover both light and dark themes. */
const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: scheme, dark: scheme })

const scheme = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}
