import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { PanelButton } from '../layout/panel-button.tsx'
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
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function download(format: string) {
    setBusy(true)
    setFault(await downloadSearch(category, search, format))
    setBusy(false)
  }

  return (
    <>
      <PanelButton
        label="Download"
        panelLabel={`Download ${content}`}
        icon={<IconDownload size={15} aria-hidden />}
        after={<IconChevronDown size={14} aria-hidden />}
        isDisabled={isBusy}
      >
        {(close) => (
          <>
            <p className={classes.content}>{content}</p>
            <ul className={classes.formats}>
              {downloadFormats.map(({ format, label }) => (
                <li key={format}>
                  <button
                    type="button"
                    className={classes.format}
                    onClick={() => {
                      close()
                      void download(format)
                    }}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </PanelButton>
      {fault && (
        <span role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </>
  )
}
