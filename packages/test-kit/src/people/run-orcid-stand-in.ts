import { startOrcidStandIn } from './orcid-stand-in.ts'

// The stand-in as a process of the browser tests: node run-orcid-stand-in.ts <port> <address where the site takes codes>
const [port = '0', redirectUri = ''] = process.argv.slice(2)
const standIn = await startOrcidStandIn({ port: Number(port), redirectUri })
process.stdout.write(`ORCID stand-in listening at ${standIn.env.ORCID_ISSUER}\n`)
process.once('SIGTERM', () => void standIn.close())
