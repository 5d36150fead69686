/**
 * Writes operations.json: what GitHub's own description says of the few operations that the editor uses, cut down to the
 * fields that it reads. The whole package has 385 MB, so it is no dependency:
 *
 *   npm pack @octokit/openapi@23.0.2 && tar xf octokit-openapi-23.0.2.tgz
 *   npx tsx tests/github/excerpt.ts package/generated/api.github.com.deref.json
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { isRecord, lookUp } from '../../schema/read/readDocument.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'

/** The fields of each answer that the editor reads; dots lead into groups and lists. */
const read: Readonly<Record<string, readonly string[]>> = {
  'repos/get': ['full_name', 'default_branch', 'permissions.push'],
  'git/get-ref': ['object.sha'],
  'git/get-commit': ['sha', 'tree.sha'],
  'git/get-tree': ['truncated', 'tree.path', 'tree.mode', 'tree.type', 'tree.sha'],
  'git/get-blob': ['content', 'encoding'],
  'git/create-blob': ['sha'],
  'git/create-tree': ['sha'],
  'git/create-commit': ['sha'],
  'git/update-ref': ['object.sha'],
  'git/create-ref': ['object.sha'],
  'git/delete-ref': [],
  'pulls/list': ['html_url', 'head.ref', 'head.repo.full_name'],
  'pulls/create': ['html_url'],
  // Asked for as the bytes of the file.
  'repos/get-content': [],
  'repos/list-commits': ['sha', 'commit.author.name', 'commit.author.date'],
  'actions/list-workflow-runs-for-repo': [
    'workflow_runs.status',
    'workflow_runs.conclusion',
    'workflow_runs.html_url',
  ],
  'repos/list-deployments': ['id'],
  'repos/list-deployment-statuses': ['state', 'environment_url'],
}

type Schema = Record<string, unknown>

/** What is said to people, and addresses of examples: nothing is checked by it. */
const toPeople = /^(?:description|title|examples?|default|deprecated|x-.*)$/

function withoutWords(schema: unknown, isNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutWords(each))
  if (!isRecord(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isNames || !toPeople.test(key))
      .map(([key, value]) => [key, withoutWords(value, key === 'properties')]),
  )
}

function cut(schema: Schema, fields: readonly string[]): Schema {
  const { items, properties, required, ...rest } = schema
  if (isRecord(items)) return { ...schema, items: cut(items, fields) }
  if (!isRecord(properties)) return schema
  const names = [...new Set(fields.map((field) => field.replace(/\..*/, '')))]
  const innerOf = (name: string) =>
    fields.flatMap((field) =>
      field.startsWith(`${name}.`) ? [field.slice(name.length + 1)] : [],
    )
  return {
    ...rest,
    required: Array.isArray(required)
      ? required.filter((name) => names.includes(name))
      : [],
    properties: Object.fromEntries(
      names.map((name) => {
        const part = properties[name]
        if (!isRecord(part)) throw new Error(`Failed to find ${name} in the description.`)
        const inner = innerOf(name)
        return [name, inner.length > 0 ? cut(part, inner) : part]
      }),
    ),
  }
}

function operationOf(method: string, path: string, operation: Schema) {
  const fields = read[String(operation['operationId'])]
  if (!fields) return []
  const { responses, parameters } = operation
  const status = Object.keys(Object(responses)).find((each) => each.startsWith('2')) ?? ''
  const json = ['content', 'application/json', 'schema']
  const body = lookUp(operation, ['requestBody', ...json])
  const answer = lookUp(responses, [status, ...json])
  const described = {
    method: method.toUpperCase(),
    path,
    query: (Array.isArray(parameters) ? parameters : [])
      .filter((each) => lookUp(each, ['in']) === 'query')
      .map((each) => lookUp(each, ['name'])),
    status: Number(status),
    ...(isRecord(body) && { body: withoutWords(body) }),
    ...(isRecord(answer) &&
      fields.length > 0 && { answer: withoutWords(cut(answer, fields)) }),
  }
  return [[String(operation['operationId']), described] as const]
}

const [file = ''] = process.argv.slice(2)
const description: unknown = JSON.parse(readFileSync(file, 'utf8'))
const operations = Object.entries(Object(lookUp(description, ['paths']))).flatMap(
  ([path, methods]) =>
    Object.entries(Object(methods)).flatMap(([method, operation]) =>
      isRecord(operation) ? operationOf(method, path, operation) : [],
    ),
)
const excerpt = {
  source: '@octokit/openapi 23.0.2, api.github.com',
  operations: Object.fromEntries(operations),
}
writeFileSync(
  fromRoot('tests/github/operations.json'),
  `${JSON.stringify(excerpt, null, 2)}\n`,
)
