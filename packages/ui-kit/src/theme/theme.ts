import { createTheme, defaultVariantColorsResolver } from '@mantine/core'

/** Mantine's theme: our green, our type, our density. Colours of components come from the tokens. */
export const theme = createTheme({
  colors: {
    leaf: ['#EDF7F0', '#D9EEDF', '#B2DCC0', '#87C79D', '#5FB27E', '#3D9C63', '#25834C', '#1A6B3C', '#145631', '#0D4025'],
  },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  // What stands on the accent is a token, like the accent itself: Mantine would take the white of the light theme into the dark one.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
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
  components: {
    // Document 1, section 9: a tooltip stays 500 ms after the pointer has left.
    Tooltip: { defaultProps: { closeDelay: 500, events: { hover: true, focus: true, touch: true }, transitionProps: { duration: 0 } } },
  },
})
