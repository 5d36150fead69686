/** The targets of an owner's week, each with mocks on this computer that replace the internet. */
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, type Locator, type Page } from '@playwright/test'

import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import type { TargetKind } from '../../../src/editorApi/publishing.ts'
import { portOf } from '../../support/portOf.ts'
import { hostAddress, password, startRealHost } from '../../support/realHost.ts'
import { replaceSample } from './replaceSample.ts'

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
  env?: Record<string, string>
  /** A wrong one is rejected first. */
  secret?: string
  /** Makes the project an owner's own site, through the page. */
  begin?: (page: Page) => Promise<void>
  /** Answers the questions of the first publication and checks its final message. */
  answer?: (dialog: Locator) => Promise<void>
  /** Checks what the host serves after the first publication. */
  checkFirstPublication?: (dialog: Locator) => Promise<void>
  /** Fills in the form of the target. */
  fill?: (dialog: Locator, secret: string) => Promise<void>
  /** The button of the target among those that were used. */
  ownButton?: RegExp
  /** Somebody else publishes other words for a text that is online. */
  publishTheirs?: (online: string) => void
  /** Checks all messages of the editor after going back. */
  checkAtEnd?: (said: readonly string[]) => Promise<void>
}

interface WeekTarget {
  title: string
  kind: TargetKind
  start: (surroundings: Surroundings) => Promise<Started>
}

const root = fromRoot()
const firm = join(root, 'tests/fixtures/firms/clinic')
const content = JSON.parse(readFileSync(join(firm, 'content/site.json'), 'utf8')) as {
  site: { address: string }
}
/** The address of the site on the internet. */
export const siteAddress = new URL(content.site.address)

function projectIn(folder: string, from = firm): string {
  const project = join(folder, 'project')
  cpSync(from, project, { recursive: true })
  return project
}

/** A field by its title; optional ones have more in their label. */
const fieldOf = (dialog: Locator, title: string) =>
  dialog.getByLabel(new RegExp(`^${title}`))

/** Serves a folder, which may be replaced at any time. */
async function serve(folder: string, atEnd: Surroundings['atEnd']): Promise<string> {
  // Not sirv: it throws if a build takes the file away while it is sent.
  const server = createServer(({ url = '' }, response) => {
    // A connection that is kept may be closed just as the next request is sent.
    response.setHeader('Connection', 'close')
    const { pathname } = new URL(url, siteAddress)
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  const port = await portOf(server)
  atEnd(() => server.close())
  atEnd(() => server.closeAllConnections())
  return `http://127.0.0.1:${port}`
}

/** The texts of all files below a folder. */
const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

/** The commands and environments of all processes, which must not contain the password. */
const processList = () =>
  promisify(execFile)('ps', ['axeww', '-o', 'command'], { maxBuffer: 50_000_000 })

const host: WeekTarget = {
  title:
    'the sample becomes the owner’s site on an FTPS host; the host’s files are kept, and the password is stored in no file and shown nowhere',
  kind: 'host',
  async start({ own, folder, atEnd }) {
    const server = 'vsftpd with TLS'
    const real = await startRealHost([server])
    const { port } = real.servers[server]
    atEnd(() => real.stop())
    const project = projectIn(folder, fromRoot('tests/fixtures/sample'))
    const publicFolder = join(real.home, 'public_html')
    const files = {
      'index.html': 'A page of the host',
      '.htaccess': 'Header set X-Of-Host "kept"',
      'party.txt': 'A file of the owner',
    }
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(publicFolder, name), text)
    execFileSync('chown', ['-R', real.user, publicFolder])
    const seen: string[] = []
    const timer = setInterval(
      () => void processList().then(({ stdout }) => seen.push(stdout)),
      2000,
    )
    atEnd(() => clearInterval(timer))
    return {
      project,
      address: real.address.href,
      secret: password,
      begin: (page) => replaceSample(page, own, content),
      ownButton: new RegExp(`^${hostAddress}`),
      async answer(dialog) {
        await expect(dialog.getByText('index.html', { exact: true })).toBeVisible({
          timeout: 120_000,
        })
        const button = { name: message('publishing.continue')[own] }
        await dialog.getByRole('button', button).click()
      },
      async checkFirstPublication(dialog) {
        const replaced = dialog.getByRole('listitem').filter({ hasText: 'index.html (' })
        const copy = /: (.+)\)$/.exec(await replaced.innerText())?.[1] ?? ''
        expect(readFileSync(join(publicFolder, copy), 'utf8')).toBe(files['index.html'])
        const visit = (path: string) => fetch(new URL(path, real.address))
        expect((await visit(copy)).status).toBe(404)
        const other = await visit('party.txt')
        expect(other.headers.get('X-Of-Host')).toBe('kept')
        expect(await other.text()).toBe(files['party.txt'])
        const texts = textsBelow(publicFolder)
        expect(texts.some((text) => text.includes('M20 10h80v20H20z'))).toBe(true)
      },
      async fill(dialog, secret) {
        await fieldOf(dialog, message('field.server')[own]).fill(hostAddress)
        await fieldOf(dialog, message('field.user')[own]).fill(real.user)
        await fieldOf(dialog, message('field.port')[own]).fill(String(port))
        await fieldOf(dialog, message('secret.host')[own]).fill(secret)
      },
      async checkAtEnd(said) {
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

const github: WeekTarget = {
  title: 'GitHub: what was pushed is built there, and merged with what others pushed',
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
    const hook = join(folder, 'remote.git/hooks/post-receive')
    // Builds as the workflow does, after the push, one push after the other.
    const build = `node scripts/runBundled.js scripts/build.ts --content ${folder}/built/content/site.json --out ${folder}/out`
    writeFileSync(
      hook,
      `#!/bin/sh\nunset GIT_DIR\n(flock 9; test -e ${folder}/over && exit; git -C ${folder}/built pull --quiet; cd ${root}; ${build}) 9>${folder}/lock >/dev/null 2>&1 &\n`,
    )
    chmodSync(hook, 0o755)
    atEnd(() => {
      writeFileSync(join(folder, 'over'), '')
      // Until the build that is running has ended.
      execFileSync('sh', ['-c', `flock ${folder}/lock true`])
    })
    return {
      project,
      address: await serve(join(folder, 'out'), atEnd),
      env: identity,
      publishTheirs(online) {
        git('.', 'clone', '--quiet', 'remote.git', 'theirs')
        const file = join(folder, 'theirs/content/site.json')
        writeFileSync(file, readFileSync(file, 'utf8').replace(online, 'Theirs'))
        git('theirs', 'commit', '--quiet', '--all', '-m', 'Theirs')
        git('theirs', 'push', '--quiet', 'origin', 'main')
      },
    }
  },
}

export const publishingTargets = [host, github] as const
