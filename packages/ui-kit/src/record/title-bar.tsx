import type { ReactNode } from 'react'
import { OutsideLink, PageLink } from '../links/page-link.tsx'
import { CopyButton, CopyLinkButton } from './parts/copy-button.tsx'
import classes from './title-bar.module.css'

type TitleBarProps = {
  title: string
  identifier: string
  isObsolete: boolean
  lead?: ReactNode
  kindLabel: string
  helpAddress?: string | undefined
  editPath: string | null
}

/** Identity first: name, badge and one sentence that says what the record is. */
export function TitleBar({ title, identifier, isObsolete, lead, kindLabel, helpAddress, editPath }: TitleBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.identity}>
        <div className={classes.line}>
          <h1 className={classes.title}>
            <TitleText title={title} identifier={identifier} />
            {isObsolete && <span className={classes.obsolete}> (obsolete)</span>}
          </h1>
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
        <CopyLinkButton />
      </div>
    </div>
  )
}

/** The title's kind in grey and its identifier in mono; the text stays exactly the title. */
function TitleText({ title, identifier }: { title: string; identifier: string }) {
  const colon = title.indexOf(': ') + 1
  const rest = title.slice(colon)
  const at = rest.indexOf(identifier)
  if (at < 0) return title
  return (
    <>
      <span className={classes.kind}>{title.slice(0, colon)}</span>
      {rest.slice(0, at)}
      <span className={classes.identifier}>{identifier}</span>
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
