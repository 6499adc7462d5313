import { textQuery } from '@rosette/api-client/text-query.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../links/page-link.tsx'
import { RichText } from '../text/rich-text.tsx'
import { Dialog } from './dialog.tsx'
import classes from './help-dialog.module.css'
import { addressOfTopic, type HelpTopic } from './help-topic.ts'
import { QueryPart } from './query-part.tsx'

type HelpDialogProps = { topic: HelpTopic; isOpen: boolean; onClose(): void }

/** One section of the help, and the way to the page that it is from. */
export function HelpDialog({ topic, isOpen, onClose }: HelpDialogProps) {
  const [name = '', place] = topic.split('#')
  const query = useQuery(textQuery(name))
  const { data: text } = query
  const section = text?.sections.find(({ id }) => id === place)
  return (
    <Dialog title={section?.title ?? 'Help'} isOpen={isOpen} onClose={onClose} size={620}>
      <div className={classes.help}>
        <QueryPart query={query} what="this text">
          {() => section && <RichText nodes={section.nodes} />}
        </QueryPart>
        <PageLink href={addressOfTopic(topic)} onClick={onClose}>
          {text ? `More in the help: ${text.title}` : 'Open the help'}
        </PageLink>
      </div>
    </Dialog>
  )
}
