import { textQuery } from '@rosette/api-client/text-query.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../links/page-link.tsx'
import { RichText } from '../text/rich-text.tsx'
import { Dialog } from './dialog.tsx'
import classes from './help-dialog.module.css'
import { addressOfTopic, type HelpTopic } from './help-topic.ts'

type HelpDialogProps = { topic: HelpTopic; isOpen: boolean; onClose(): void }

/** One section of the help, and the way to the page that it is from. */
export function HelpDialog({ topic, isOpen, onClose }: HelpDialogProps) {
  const [name = '', place] = topic.split('#')
  const { data: text, isError } = useQuery(textQuery(name))
  const section = text?.sections.find(({ id }) => id === place)
  return (
    <Dialog title={section?.title ?? 'Help'} isOpen={isOpen} onClose={onClose} size={620}>
      <div className={classes.help}>
        {section && <RichText nodes={section.nodes} />}
        {!section && (isError ? <p role="alert">This text could not be loaded. Please try again.</p> : <p aria-busy="true">Loading</p>)}
        <PageLink href={addressOfTopic(topic)} onClick={onClose}>
          {text ? `More in the help: ${text.title}` : 'Open the help'}
        </PageLink>
      </div>
    </Dialog>
  )
}
