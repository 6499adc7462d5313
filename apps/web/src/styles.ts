// Order matters: Mantine's layers first, then our tokens and base, so that ours win without being louder.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
// One line for each Mantine component in use, in Mantine's own order. A test compares this list with the imports.
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@rosette/ui-kit/theme/tokens.css'
import '@rosette/ui-kit/theme/base.css'
import './fonts.css'
