import { WebsiteList } from '@rosette/ui-kit/links/website-list.tsx'
import type { ProtocolRecord } from '../contract/protocol-record.ts'

export function ProtocolWebsites({ websites }: { websites: ProtocolRecord['websites'] }) {
  return <WebsiteList record={{ websites: websites.map(({ webSiteName, url }) => ({ websiteName: webSiteName, url })) }} />
}
