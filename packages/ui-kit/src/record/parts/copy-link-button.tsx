import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

const idle = 'Copy link'

type CopyLinkButtonProps = {
  /** The path to copy if this page's own would not work for someone else. */
  pathOf?: () => Promise<string>
}

/** Copies the address of this page, which is all it takes to see it again. */
export function CopyLinkButton({ pathOf }: CopyLinkButtonProps) {
  const [text, setText] = useState(idle)
  useEffect(() => {
    if (text === idle) return
    const timer = setTimeout(() => setText(idle), 3000)
    return () => clearTimeout(timer)
  }, [text])

  async function copy() {
    try {
      await navigator.clipboard.writeText(pathOf ? new URL(await pathOf(), location.origin).href : location.href)
      setText('Link copied')
    } catch {
      setText('Failed to copy')
    }
  }
  return (
    <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
      <span aria-live="polite">{text}</span>
    </Button>
  )
}
