import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { TextCard, TextPage } from './text-page.tsx'

export function ContactPage() {
  return (
    <TextPage title="Contact" lead="People read what you write.">
      <TextCard title="Curators">
        <p>
          Questions, corrections and missing data: <CuratorMail />
        </p>
        <p>
          To report an error on a page, send its address and what you expected to see. When a page shows a request id, add it: it lets us
          find what happened.
        </p>
      </TextCard>
    </TextPage>
  )
}
