/** Earlier versions on GitHub: the commits of a branch that changed the content. */
import { maxContentBytes } from '../../../../schema/read/decodeText.ts'
import { isVersionPath } from '../../../editorApi/publicPath.ts'
import { maxVersions, type Versions } from '../../../editorApi/versions.ts'
import type { GithubApi } from './api.ts'
import { contentPath, fileIdsIn, type Head } from './branch.ts'
import { GithubError, resultOr } from './githubFailure.ts'

/** The number of texts that are requested at the same time. */
const maxRequests = 6

const orUndefined = <Value>(ask: () => Promise<Value>) => resultOr(ask, () => undefined)

export function githubVersions(api: GithubApi, head: () => Head | undefined): Versions {
  /** Null if the commit has no such text, or if it is too large for content. */
  async function contentAt(commit: string): Promise<string | null> {
    try {
      const bytes = await api.file(contentPath, commit)
      const isText = bytes.length <= maxContentBytes
      return isText ? new TextDecoder().decode(bytes) : null
    } catch (error) {
      if (error instanceof GithubError && error.failure.code === 'not-found') return null
      throw error
    }
  }
  return {
    list: (after) =>
      orUndefined(async () => {
        const { commit = '', name = '', base = '', pull, isDeclined } = head() ?? {}
        // The branch of a declined proposal may be gone.
        const newest = isDeclined ? commit : name
        const commits = await api.commits(contentPath, after ?? newest, maxVersions)
        // The commits of a proposal are not in the site's own branch.
        const isProposal = pull !== undefined && after === undefined
        const accepted = isProposal
          ? await api.commits(contentPath, base, maxVersions)
          : commits
        const ids = new Set(accepted.map(({ sha }) => sha))
        // The last commit of a full page starts the next page: it is the version before the oldest one on this page.
        const shown = commits.slice(0, maxVersions - 1)
        const next = commits[shown.length]?.sha
        return {
          versions: shown.map(({ sha, at }, index) => {
            const before = commits[index + 1]?.sha
            return {
              id: sha,
              at,
              kind: ids.has(sha) ? ('saved' as const) : ('proposed' as const),
              ...(before !== undefined && { before }),
            }
          }),
          ...(next !== undefined && { next }),
        }
      }),
    texts: (ids) =>
      orUndefined(async () => {
        const texts: (string | null)[] = []
        for (let start = 0; start < ids.length; start += maxRequests) {
          const batch = ids.slice(start, start + maxRequests)
          texts.push(...(await Promise.all(batch.map(contentAt))))
        }
        return texts
      }),
    files: (id) =>
      orUndefined(async () => {
        const files = [...fileIdsIn(await api.tree(id))]
        return Object.fromEntries(files.filter(([path]) => isVersionPath(path)))
      }),
  }
}
