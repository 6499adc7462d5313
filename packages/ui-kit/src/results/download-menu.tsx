import { Button, Popover } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFormats } from './download-formats.ts'
import classes from './download-menu.module.css'
import { downloadSearch } from './download-search.ts'

type DownloadMenuProps = {
  category: string
  /** The rows of the file. */
  search: object
  /** What the file holds: `425 annotations`. */
  content: string
}

/** Downloads the rows of a search in one of the formats of results. */
export function DownloadMenu({ category, search, content }: DownloadMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function download(format: string) {
    setOpen(false)
    setBusy(true)
    setFault(await downloadSearch(category, search, format))
    setBusy(false)
  }

  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus returnFocus transitionProps={{ duration: 0 }}>
        <Popover.Target>
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            leftSection={<IconDownload size={15} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            Download
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={`Download ${content}`}>
          <p className={classes.content}>{content}</p>
          <ul className={classes.formats}>
            {downloadFormats.map(({ format, label }) => (
              <li key={format}>
                <button type="button" className={classes.format} onClick={() => download(format)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      {fault && (
        <span role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </>
  )
}
