import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
}

/** A new certificate for the proxy's hosts. It is stored nowhere: the browsers accept any. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'engines.test' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  })
  return { key: made.private, cert: made.cert }
}
