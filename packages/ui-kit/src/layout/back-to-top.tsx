import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'

/** TABLE-008. */
export function BackToTop() {
  return (
    <Button variant="default" size="xs" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={() => window.scrollTo({ top: 0 })}>
      Back to Top
    </Button>
  )
}
