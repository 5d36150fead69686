/** The targets of an owner's week, each with mocks on this computer that replace the internet. */
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, type Locator } from '@playwright/test'

import type { ReportLanguage } from '../../../schema/problem.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import type { StepName } from '../../../src/editor/goLive/goLiveSteps.ts'
import type { Failure, TargetKind } from '../../../src/editor/publishing/protocol.ts'
import { publishingWords } from '../../../src/editor/publishing/publishingWords.ts'
import { targets } from '../../../src/editor/publishing/targets.ts'
import { uploads } from '../../../src/editor/publishing/uploads.ts'
import { mockNetlify, site as netlifySite, token } from '../../support/mockNetlify.ts'
import { password, startRealHost } from '../../support/realHost.ts'

interface Surroundings {
  /** The language of the editor. */
  own: ReportLanguage
  /** An empty folder of this week. */
  folder: string
  /** Keeps what stops a mock, the last first. */
  atEnd: (stop: () => unknown) => void
}

interface Started {
  /** The project folder, with the clinic's content. */
  project: string
  /** Where visitors' requests end. */
  address: string
  /** Further origins on the internet, and the mock for each (redirects.js). */
  redirects?: Record<string, string>
  env?: Record<string, string>
  /** A wrong one is refused first. */
  secret?: string
  isAskedToTrust?: boolean
  /** Fills in the form of the target. */
  fill?: (dialog: Locator, secret: string) => Promise<void>
  /** A file with what the target's own build has said. */
  log?: string
  /** A publication that is refused before the first one. */
  refused?: { title: string; failure: Failure; mend?: () => void }
  /** Somebody else publishes other words for a text that is online. */
  isFaster?: (online: string) => void
  /** The steps that are seen to be done at the end. */
  done: readonly StepName[]
  /** Looks at the dialog after the way back, and at all that the editor has said. */
  look?: (dialog: Locator, said: readonly string[]) => Promise<void>
}

interface WeekTarget {
  title: string
  kind: TargetKind
  start: (surroundings: Surroundings) => Promise<Started>
}

const root = fromRoot()
const firm = join(root, 'tests/fixtures/firms/clinic')
const { site } = JSON.parse(readFileSync(join(firm, 'content/site.json'), 'utf8')) as {
  site: { address: string }
}
/** The address of the site on the internet. */
export const siteAddress = new URL(site.address)

function projectIn(folder: string): string {
  const project = join(folder, 'project')
  cpSync(firm, project, { recursive: true })
  return project
}

/** A field by its title; optional ones have more in their label. */
const fieldOf = (dialog: Locator, title = '') =>
  dialog.getByLabel(new RegExp(`^${title}`))

/** Serves a folder, which may be replaced at any time. */
async function serve(folder: string, atEnd: Surroundings['atEnd']): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    // A connection that is kept may be closed just as the next request is sent.
    response.setHeader('Connection', 'close')
    const { pathname } = new URL(url, siteAddress)
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  atEnd(() => server.close())
  atEnd(() => server.closeAllConnections())
  // A server on a port has an address of this type.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The texts of all files below a folder. */
const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

/** The commands and environments of all processes, in which no secret may stand. */
const processList = () =>
  promisify(execFile)('ps', ['axeww', '-o', 'command'], { maxBuffer: 50_000_000 })

const host: WeekTarget = {
  title:
    'a host by FTPS: the certificate is asked about once, and the password is nowhere',
  kind: 'host',
  async start({ own, folder, atEnd }) {
    const real = await startRealHost()
    atEnd(() => real.stop())
    const project = projectIn(folder)
    const seen: string[] = []
    const look = setInterval(
      () => void processList().then(({ stdout }) => seen.push(stdout)),
      2000,
    )
    atEnd(() => clearInterval(look))
    return {
      project,
      address: real.address.href,
      secret: password,
      isAskedToTrust: true,
      async fill(dialog, secret) {
        const [server, , user, , port] = targets.host.fields
        await fieldOf(dialog, server?.title[own]).fill('127.0.0.1')
        await fieldOf(dialog, user?.title[own]).fill(real.user)
        await fieldOf(dialog, port?.title[own]).fill(String(real.ftps.port))
        await fieldOf(dialog, targets.host.secret?.title[own]).fill(secret)
      },
      done: ['target', 'dns', 'online'],
      async look(_, said) {
        await expect.poll(() => seen.length).toBeGreaterThan(2)
        const all = [...said, ...seen, ...textsBelow(project), ...textsBelow(real.home)]
        for (const form of [
          password,
          encodeURIComponent(password),
          Buffer.from(password).toString('latin1'),
          'ecreta 42',
        ])
          expect(all.filter((text) => text.includes(form))).toEqual([])
      },
    }
  },
}

const netlify: WeekTarget = {
  title: 'Netlify: a wrong token is refused, and each publication is there as a whole',
  kind: 'netlify',
  async start({ own, folder, atEnd }) {
    const mock = await mockNetlify()
    atEnd(mock.close)
    return {
      project: projectIn(folder),
      address: mock.origin,
      redirects: { 'https://api.netlify.com': mock.origin },
      secret: token,
      async fill(dialog, secret) {
        const { fields, secret: secretWords } = targets.netlify
        await fieldOf(dialog, fields[0]?.title[own]).fill(netlifySite)
        await fieldOf(dialog, secretWords?.title[own]).fill(secret)
      },
      done: ['target', 'online'],
      look: () => Promise.resolve(expect(mock.undescribed).toEqual([])),
    }
  },
}

const folder: WeekTarget = {
  title: 'a folder: it is said what to do with it, and once uploaded it is online',
  kind: 'folder',
  async start({ own, folder, atEnd }) {
    const project = projectIn(folder)
    const finished = join(project, 'build', siteAddress.hostname)
    return {
      project,
      // As if the folder were uploaded at once.
      address: await serve(finished, atEnd),
      done: ['target', 'dns', 'online'],
      async look(dialog) {
        await expect(dialog).toContainText(finished)
        for (const upload of uploads.folder)
          await expect(dialog).toContainText(upload[own])
        const here = publishingWords.here[own]
        await expect(dialog.page().getByText(here, { exact: true })).toBeVisible()
      },
    }
  },
}

const github: WeekTarget = {
  title: 'GitHub: a hook that refuses is reported, and what was pushed is built there',
  kind: 'github',
  async start({ folder, atEnd }) {
    const identity = {
      GIT_CONFIG_GLOBAL: join(folder, '.gitconfig'),
      GIT_CONFIG_NOSYSTEM: '1',
    }
    const env = { ...process.env, ...identity }
    const git = (cwd: string, ...args: string[]) =>
      execFileSync('git', ['-C', join(folder, cwd), ...args], { env, stdio: 'pipe' })
    writeFileSync(
      identity.GIT_CONFIG_GLOBAL,
      '[user]\n\tname = Ana\n\temail = ana@example.com\n[init]\n\tdefaultBranch = main\n',
    )
    git('.', 'init', '--quiet', '--bare', 'remote.git')
    git('.', 'clone', '--quiet', 'remote.git', 'project')
    const project = projectIn(folder)
    git('project', 'add', '--all')
    git('project', 'commit', '--quiet', '-m', 'by hand')
    git('project', 'push', '--quiet', 'origin', 'main')
    git('.', 'clone', '--quiet', 'remote.git', 'built')
    const hookFile = (name: string) => join(folder, 'remote.git/hooks', name)
    const hook = (name: string, ...lines: string[]) => {
      writeFileSync(hookFile(name), ['#!/bin/sh', ...lines, ''].join('\n'))
      chmodSync(hookFile(name), 0o755)
    }
    const log = join(folder, 'build.log')
    // Builds as the workflow does, after the push, one push after the other.
    const build = `node scripts/runBundled.js scripts/build.ts --content ${folder}/built/content/site.json --out ${folder}/out`
    hook(
      'post-receive',
      'unset GIT_DIR',
      `(flock 9; test -e ${folder}/over && exit; git -C ${folder}/built pull --quiet; cd ${root}; ${build}) 9>${folder}/lock >>${log} 2>&1 &`,
    )
    atEnd(() => {
      writeFileSync(join(folder, 'over'), '')
      // Until the build that is running has ended.
      execFileSync('sh', ['-c', `flock ${folder}/lock true`])
    })
    hook('pre-receive', 'echo "policy: not on Mondays" >&2', 'exit 1')
    return {
      project,
      address: await serve(join(folder, 'out'), atEnd),
      env: identity,
      log,
      refused: {
        title: 'A title that is refused',
        failure: { code: 'refused-by-hook', detail: '' },
        mend: () => rmSync(hookFile('pre-receive')),
      },
      isFaster(online) {
        git('.', 'clone', '--quiet', 'remote.git', 'theirs')
        const file = join(folder, 'theirs/content/site.json')
        writeFileSync(file, readFileSync(file, 'utf8').replace(online, 'Theirs'))
        git('theirs', 'commit', '--quiet', '--all', '-m', 'Theirs')
        git('theirs', 'push', '--quiet', 'origin', 'main')
      },
      done: ['target', 'online'],
    }
  },
}

export const publishingTargets = [host, netlify, folder, github] as const
