import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runOrThrow } from '../services/run-command.ts'
import { serviceAddresses } from '../services/service-addresses.ts'

export type SecuredEngine = {
  /** The certificate of its authority, in PEM. */
  ca: string
  adminPassword: string
  stop(): Promise<void>
}

/**
 * One node of OpenSearch with its security plugin and TLS, at the port that the guide names. Debian has no package of it, and the
 * project's needs a registry of its own, so it comes from Maven Central and runs outside of the machine.
 */
export async function startSecuredEngine(dir: string): Promise<SecuredEngine> {
  const security = join(dir, 'security')
  await mkdir(security, { recursive: true })
  await writeCertificates(security)
  // The plugin's own administrator, whose password the package's installation would ask for.
  const adminPassword = 'admin'
  await writeFile(join(security, 'curlrc'), `user = "admin:${adminPassword}"\n`)
  await writeFile(join(security, 'opensearch.yml'), settings)
  const env = {
    OPENSEARCH_CACHE: serviceAddresses().cacheDir,
    OPENSEARCH_RUN: join(dir, 'run'),
    OPENSEARCH_HTTP_PORT: '9200',
    OPENSEARCH_SECURITY: security,
  }
  const script = join(import.meta.dirname, '../services/opensearch.sh')
  const stop = async () => {
    await runOrThrow('bash', [script, 'stop'], { env })
  }
  try {
    await runOrThrow('bash', [script, 'start', '1'], { env })
  } catch (error) {
    await stop()
    throw error
  }
  return { ca: await readFile(join(security, 'ca.pem'), 'utf8'), adminPassword, stop }
}

/** An authority, and a certificate of the node by it. */
async function writeCertificates(dir: string): Promise<void> {
  const make = (...args: string[]) => runOrThrow('openssl', ['req', '-x509', ...curve, ...args], { cwd: dir })
  await make('-subj', '/CN=Authority', '-keyout', 'ca.key', '-out', 'ca.pem')
  const names = ['-subj', '/CN=opensearch', '-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=critical,CA:FALSE']
  await make('-CA', 'ca.pem', '-CAkey', 'ca.key', ...names, '-keyout', 'node-key.pem', '-out', 'node.pem')
}

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']

const settings = `plugins.security.ssl.transport.pemcert_filepath: node.pem
plugins.security.ssl.transport.pemkey_filepath: node-key.pem
plugins.security.ssl.transport.pemtrustedcas_filepath: ca.pem
plugins.security.ssl.http.enabled: true
plugins.security.ssl.http.pemcert_filepath: node.pem
plugins.security.ssl.http.pemkey_filepath: node-key.pem
plugins.security.ssl.http.pemtrustedcas_filepath: ca.pem
plugins.security.nodes_dn: ["CN=opensearch"]
plugins.security.allow_default_init_securityindex: true
plugins.security.restapi.roles_enabled: ["all_access", "security_rest_api_access"]
`
