import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useChange } from '../feedback/use-change.ts'
import { PanelButton } from '../layout/panel-button.tsx'
import { downloadFormats } from './download-formats.ts'
import classes from './download-menu.module.css'
import { downloadFailure, downloadSearch } from './download-search.ts'

type DownloadMenuProps = {
  category: string
  /** The rows of the file. */
  search: object
  /** What the file holds: `425 annotations`. */
  content: string
}

/** Downloads the rows of a search in one of the formats of results. */
export function DownloadMenu({ category, search, content }: DownloadMenuProps) {
  const download = useChange({ call: (format: string) => downloadSearch(category, search, format), failure: downloadFailure })

  return (
    <>
      <PanelButton
        label="Download"
        panelLabel={`Download ${content}`}
        icon={<IconDownload size={15} aria-hidden />}
        after={<IconChevronDown size={14} aria-hidden />}
        isDisabled={download.isPending}
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
                      download.run(format)
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
      {download.failure && (
        <span role="alert" className={classes.error}>
          {download.failure.text}
        </span>
      )}
    </>
  )
}
