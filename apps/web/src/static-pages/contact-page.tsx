import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { TextCard, TextPage } from './text-page.tsx'

export function ContactPage() {
  return (
    <TextPage title="Contact" lead="Your message will be read by a person.">
      <TextCard title="Curators">
        <p>
          Questions, corrections and missing data: <CuratorMail />
        </p>
        <p>
          To report an error on a page, send its address and what you expected to see. If the page shows a request id, please include it: it
          helps us find out what happened.
        </p>
      </TextCard>
    </TextPage>
  )
}
