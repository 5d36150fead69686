import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { vi } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { githubTarget } from '../../scripts/publish/github/github.ts'
import type { TargetAccess } from '../../scripts/publish/target.ts'
import type { GithubSettings } from '../../src/editorApi/publishing.ts'
import { accessTo, targetOutcome } from './targetAccess.ts'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'

const project = fromRoot()
const bakery = join(project, 'tests/fixtures/firms/bakery')

/** Functions for a Git checkout in a folder. */
function checkoutIn(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  const write = (path: string, text: string) => writeFiles(folder, { [path]: text })
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '-m', 'by hand')
  }
  return {
    folder,
    git,
    write,
    read,
    /** Changes English texts of the site. */
    changeTexts: (texts: Record<string, string>) => {
      const content = JSON.parse(read('content/site.json')) as {
        catalogs: { en: Record<string, string> }
      }
      Object.assign(content.catalogs.en, texts)
      write('content/site.json', `${JSON.stringify(content, null, 2)}\n`)
    },
    commit,
    /** Pushes as a developer would. */
    push: () => {
      commit()
      git('push', '--quiet', 'origin', 'main')
    },
    state: () => ({
      status: git('status', '--porcelain'),
      head: git('rev-parse', 'HEAD'),
      staged: git('diff', '--cached'),
    }),
  }
}

/** A bare repository with the bakery's site, and the checkouts of its owner (`ours`) and of a developer (`theirs`). */
export function publishedRepository(siteFolder = '.') {
  const root = temporaryFolder()
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(root, '.gitconfig'))
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  cpSync(join(project, 'tests/fixtures/gitconfig'), join(root, '.gitconfig'))
  const inRoot = checkoutIn(root)
  inRoot.git('init', '--quiet', '--template=', '--bare', 'remote.git')
  const clone = (name: string) => {
    inRoot.git('clone', '--quiet', '--template=', 'remote.git', name)
    return checkoutIn(join(root, name, siteFolder))
  }
  const ours = clone('ours')
  cpSync(bakery, ours.folder, { recursive: true })
  cpSync(join(project, '.gitattributes'), join(ours.folder, '.gitattributes'))
  for (const name of ['one', 'two', 'three']) ours.write(`src/${name}.ts`, `${name}\n`)
  ours.push()
  const theirs = clone('theirs')
  const remote = checkoutIn(join(root, 'remote.git'))
  const contentFile = join(ours.folder, 'content/site.json')

  const settings: GithubSettings = { kind: 'github' }
  const message = 'Changed: Title\n\n- Changed: Title\n'
  const version = { version: '', folder: '', message }
  const target = githubTarget(contentFile)
  return {
    root,
    remote,
    ours,
    contentFile,
    theirs,
    published: (path: string) => remote.git('show', `main:${path}`),
    connect: () => targetOutcome(target.connect(accessTo(settings))),
    send: (overrides: Partial<TargetAccess<GithubSettings>> = {}) =>
      targetOutcome(target.send(accessTo(settings, overrides), version)),
    /** Installs a Git hook: "pre-receive" in the remote, others in the owner's checkout. */
    hook: (name: string, script: string) => {
      const folder = name === 'pre-receive' ? remote.folder : join(root, 'ours/.git')
      writeFiles(folder, { [`hooks/${name}`]: `#!/bin/sh\n${script}\n` })
      chmodSync(join(folder, 'hooks', name), 0o755)
    },
  }
}
