import type { ReactNode } from 'react'
import { OutsideLink, PageLink } from '../links/page-link.tsx'
import { isIdentifier } from '../text/is-identifier.ts'
import type { RecordHeading } from './define-page.ts'
import { CopyButton, CopyLinkButton } from './parts/copy-button.tsx'
import classes from './title-bar.module.css'

type TitleBarProps = {
  title: string
  identifier: string
  heading?: RecordHeading | undefined
  isObsolete: boolean
  lead?: ReactNode
  kindLabel: string
  helpAddress?: string | undefined
  editPath: string | null
  actions?: ReactNode
  /** What others should link to. */
  permanentPath?: (() => Promise<string>) | undefined
}

/** Identity first: name, badge and one sentence that says what the record is. */
export function TitleBar({
  title,
  identifier,
  heading,
  isObsolete,
  lead,
  kindLabel,
  helpAddress,
  editPath,
  actions,
  permanentPath,
}: TitleBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.identity}>
        <div className={classes.line}>
          <hgroup className={classes.group}>
            <h1 className={classes.title} data-kind={heading && true}>
              <TitleText title={title} identifier={identifier} />
              {isObsolete && <span className={classes.obsolete}> (obsolete)</span>}
            </h1>
            {heading && <Named heading={heading} />}
          </hgroup>
          <CopyButton text={identifier} label={`Copy ${kindLabel.toLowerCase()} name`} />
          <PremiumBadge />
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
        {editPath && <PageLink href={editPath}>update your record</PageLink>}
      </div>
      <div className={classes.actions}>
        {helpAddress && (
          <OutsideLink href={helpAddress} className={classes.help}>
            Help
          </OutsideLink>
        )}
        <CopyLinkButton pathOf={permanentPath && (async () => (await permanentPath()) + location.hash)} />
        {actions}
      </div>
    </div>
  )
}

/** The name beside a title that is only a word: `Keyword: flower development (GO:0009908)`. */
function Named({ heading: { name, id } }: { heading: RecordHeading }) {
  return (
    <p className={classes.name}>
      {name}
      {id !== null && <span className={classes.id}> ({id})</span>}
    </p>
  )
}

/** The title's kind in grey and an identifier in mono; the text stays exactly the title. */
function TitleText({ title, identifier }: { title: string; identifier: string }) {
  const colon = title.indexOf(': ') + 1
  const rest = title.slice(colon)
  const at = rest.indexOf(identifier)
  if (at < 0) return title
  return (
    <>
      <span className={classes.kind}>{title.slice(0, colon)}</span>
      {rest.slice(0, at)}
      <span className={isIdentifier(identifier) ? classes.identifier : undefined}>{identifier}</span>
      {rest.slice(at + identifier.length)}
    </>
  )
}

/** Marks a page as part of the subscription; shown on every record page, to every visitor (DETAIL-015, DETAIL-016). */
function PremiumBadge() {
  return (
    <span className={classes.badge}>
      <svg className={classes.diamond} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 1.5h6L11.5 5 6 11 .5 5z" />
      </svg>
      Premium Page
    </span>
  )
}
