/**
 * Run by the files content/start-…: looks for what is missing, installs packages on first use, starts the editor.
 * CommonJS in old syntax, so that even an old Node gets to the sentence that it is too old.
 */
'use strict'
const childProcess = require('child_process')
const fs = require('fs')
const path = require('path')

const root = path.resolve(__dirname, '..')

const words = {
  en: {
    old: (version) =>
      `Your Node.js is ${version}: too old, or one of a line that is no longer kept. Install the version called LTS from https://nodejs.org, then double-click again.`,
    readOnly: (folder, cause) =>
      `Nothing can be written into the folder ${folder} (${cause}): the disk is full, or the folder is not yours. Move it to your documents, then double-click again.`,
    installing: 'The editor is being installed. This takes a minute or two, once.',
    failed:
      'The installation did not succeed: what npm said stands above. Mostly this computer is offline, or a firewall keeps npm out. Double-click again when the internet is back.',
    noNpm:
      'npm, which comes with Node.js, is missing. Install the version called LTS from https://nodejs.org, then double-click again.',
    open: 'Leave this window open while you work. To end the editor, close it.',
  },
  br: {
    old: (version) =>
      `O seu Node.js é o ${version}: antigo demais, ou de uma linha que não recebe mais correções. Instale a versão chamada LTS de https://nodejs.org e clique duas vezes de novo.`,
    readOnly: (folder, cause) =>
      `Não é possível gravar na pasta ${folder} (${cause}): o disco está cheio, ou a pasta não é sua. Mova a pasta para os seus documentos e clique duas vezes de novo.`,
    installing: 'O editor está sendo instalado. Leva um ou dois minutos, só desta vez.',
    failed:
      'A instalação não deu certo: o que o npm disse está acima. Em geral, o computador está sem internet, ou um firewall barra o npm. Clique duas vezes de novo quando a internet voltar.',
    noNpm:
      'Falta o npm, que vem com o Node.js. Instale a versão chamada LTS de https://nodejs.org e clique duas vezes de novo.',
    open: 'Deixe esta janela aberta enquanto trabalha. Para encerrar o editor, feche-a.',
  },
}

const env = process.env
const locale = env.LC_ALL || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
const say = /^pt/i.test(locale) ? words.br : words.en

/** As "engines" in package.json says it. */
function isOld() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major === 20) return minor < 19
  return major < 22 || (major === 22 && minor < 13)
}

/** The system's code for why the folder cannot be written into, or undefined. @returns {string | undefined} */
function writeFailure() {
  const file = path.join(root, `.write-test-${process.pid}`)
  try {
    fs.writeFileSync(file, '')
    fs.unlinkSync(file)
    return undefined
  } catch (error) {
    return String(error.code)
  }
}

/** npm writes its list of installed packages last: an interrupted installation has none. */
function isInstalled() {
  try {
    const changed = (file) => fs.statSync(path.join(root, file)).mtimeMs
    return changed('node_modules/.package-lock.json') >= changed('package-lock.json')
  } catch {
    return false
  }
}

/** On Windows npm is a batch file, which only a shell runs. */
const npm = (...args) =>
  childProcess.spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })

/** The sentence for what keeps the editor from starting. */
function start() {
  if (isOld()) return say.old(process.versions.node)
  const cause = writeFailure()
  if (cause !== undefined) return say.readOnly(root, cause)
  if (fs.existsSync(path.join(root, 'build/update/plan.json'))) {
    const { status } = childProcess.spawnSync(process.execPath, ['scripts/update.js'], {
      cwd: root,
      stdio: 'inherit',
    })
    // Why it did not end it has said itself: a mixture of two versions is not started.
    if (status !== 0) return ''
  }
  if (!isInstalled()) {
    console.info(say.installing)
    const { status, error } = npm('ci', '--ignore-scripts', '--no-audit', '--no-fund')
    if (error && error.code === 'ENOENT') return say.noNpm
    if (status !== 0) return say.failed
  }
  console.info(say.open)
  // The editor has printed itself why it did not start.
  return npm('run', '--silent', 'edit').status === 0 ? undefined : ''
}

const sentence = start()
if (sentence !== undefined) {
  if (sentence) console.error(`\n${sentence}`)
  process.exitCode = 1
}
