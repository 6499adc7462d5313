import { createServer } from 'node:http'
import { startMailServer } from './mail-server.ts'

// The mail server as a process of the browser tests: node run-mail-server.ts <port for mail> <port for reading>
// What came for an address is read with GET /?to=<address>.
const [mailPort = '0', doorPort = '0'] = process.argv.slice(2)
const mails = await startMailServer(Number(mailPort))
const door = createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
  const found = mails.received.filter((mail) => mail.to === to)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
})
door.listen(Number(doorPort), '127.0.0.1')
process.stdout.write(`Mail server listening at ${mails.url}\n`)
process.once('SIGTERM', () => {
  door.close()
  door.closeAllConnections()
  void mails.close()
})
