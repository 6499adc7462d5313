import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariables } from './css-variables.ts'
import { theme } from './theme.ts'

/** Where the chosen theme is kept; the document reads the same key before its first paint. */
export const themeStorageKey = 'rosette-theme'

const colorSchemeManager = localStorageColorSchemeManager({ key: themeStorageKey })

/** The theme around everything. Generated style tags carry the nonce of the document's content policy. */
export function RosetteProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={documentNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
