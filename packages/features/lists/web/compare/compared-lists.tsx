import { PanelButton } from '@rosette/ui-kit/layout/panel-button.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { PictureSet } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import download from '@rosette/ui-kit/results/download-menu.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { comparePath, contentPath, listPath } from '../../../list-contents/contract/list-addresses.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { maxComparedLists } from '../../../list-contents/contract/list-operation.ts'
import { comparedId, type OwnList } from '../../../list-contents/web/own-lists.ts'
import classes from './compare-page.module.css'

type ComparedListsProps = { of: readonly string[]; sets: readonly PictureSet[]; own: readonly OwnList[]; kind: ListKind }

/** The lists that are compared; one can be taken away or added. */
export function ComparedLists({ of, sets, own, kind }: ComparedListsProps) {
  const router = useRouter()
  const go = (next: readonly string[]) => router.navigate({ href: comparePath({ of: next, parts: [] }), resetScroll: false })
  const others = own.filter((list) => list.kind === kind && !of.includes(list.listId) && !of.includes(list.contentId ?? ''))

  return (
    <>
      <ul className={classes.lists} aria-label="Compared lists">
        {sets.map(({ id, letter, name, size, colour }) => (
          <li key={id} className={classes.list}>
            <span className={classes.dot} style={{ background: colour }} aria-hidden="true" />
            <strong>{letter}</strong>
            <PageLink href={own.some(({ listId }) => listId === id) ? listPath(id) : contentPath(id)}>{name}</PageLink>
            <span>{formatNumber(size)}</span>
            {of.length > 2 && (
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove ${name}`}
                onClick={() => void go(of.filter((each) => each !== id))}
              >
                <IconX size={13} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && of.length < maxComparedLists && (
        <PanelButton label="Add list" icon={<IconPlus size={14} aria-hidden />}>
          {(close) => (
            <ul className={download.formats}>
              {others.map((list) => (
                <li key={list.listId}>
                  <button
                    type="button"
                    className={download.format}
                    onClick={() => {
                      close()
                      void go([...of, comparedId(list)])
                    }}
                  >
                    {list.name} ({formatNumber(list.count)})
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PanelButton>
      )}
    </>
  )
}
