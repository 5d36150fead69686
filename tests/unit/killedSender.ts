/** A process that sends a site to a host and is killed at one of its steps. Its settings come as JSON in the variable SENDING. */
import { openFtp } from '../../scripts/publish/host/ftp.ts'
import type { Remote } from '../../scripts/publish/host/remote.ts'
import { sendSite } from '../../scripts/publish/host/sendSite.ts'
import { openSftp } from '../../scripts/publish/host/sftp.ts'
import type { HostSettings } from '../../src/editor/publishing/protocol.ts'

interface Sending {
  settings: HostSettings
  secret: string
  folder: string
  root: string
  /** The number of the step at which it is killed. */
  killAt: number
}

// Only host.full.test.ts sets it.
const sending = JSON.parse(process.env['SENDING'] ?? '') as Sending
const { settings, secret, folder, root, killAt } = sending
const { signal } = new AbortController()
const open = settings.protocol === 'sftp' ? openSftp : openFtp
const remote = await open(settings, secret, signal)
let step = 0

/** Kills the process just after the step has begun. */
const killed = new Proxy(remote, {
  get(target, name: keyof Remote) {
    step += 1
    if (step === killAt) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
    return target[name]
  },
})
await sendSite(folder, { remote: killed, root, signal, onProgress: () => {} })
remote.close()
