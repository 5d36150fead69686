/**
 * The files content/start-… run this script. It looks for missing parts, installs packages on first use, and starts the
 * editor. It is CommonJS in old syntax, so that even an old Node.js can report that it is too old.
 */
'use strict'
const childProcess = require('child_process')
const fs = require('fs')
const path = require('path')

const root = path.resolve(__dirname, '..')

const env = process.env
const locale = env.LC_ALL || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
const catalog = /^pt/i.test(locale) ? 'br.json' : 'en.json'
const messages = /** @type {Record<string, string>} */ (
  JSON.parse(fs.readFileSync(path.join(root, 'scripts/messages', catalog), 'utf8'))
)

/**
 * A message with its values. The packages that read ICU messages may not be installed yet.
 * @param {string} id
 * @param {Record<string, string>} [values]
 */
const say = (id, values = {}) =>
  String(messages[id]).replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) =>
    String(values[name]),
  )

/** The same as "engines" in package.json. */
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
    const timeOf = (file) => fs.statSync(path.join(root, file)).mtimeMs
    return timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')
  } catch {
    return false
  }
}

/** On Windows, npm is a batch file, which only a shell can run. */
const npm = (...args) =>
  childProcess.spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    // Turns off npm's notices, which are in English.
    env: { ...process.env, npm_config_update_notifier: 'false' },
    shell: process.platform === 'win32',
  })

/** Starts the editor. Returns a message if something prevents that. */
function start() {
  if (isOld()) return say('startEditor.oldNode', { version: process.versions.node })
  const cause = writeFailure()
  if (cause !== undefined) return say('startEditor.readOnly', { folder: root, cause })
  if (!isInstalled()) {
    console.info(say('startEditor.installing'))
    const { status, error } = npm('ci', '--ignore-scripts', '--no-audit', '--no-fund')
    if (error && error.code === 'ENOENT') return say('startEditor.noNpm')
    if (status !== 0) return say('startEditor.failed')
  }
  console.info(say('startEditor.open'))
  // The editor has already printed why it did not start.
  return npm('run', '--silent', 'edit').status === 0 ? undefined : ''
}

const advice = start()
if (advice !== undefined) {
  if (advice) console.error(`\n${advice}`)
  process.exitCode = 1
}
