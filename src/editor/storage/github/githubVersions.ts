/** Earlier versions on GitHub: the commits of a branch that changed the content. */
import { maxContentBytes } from '../../../../schema/read/decodeText.ts'
import { isVersionPath } from '../../../editorApi/publicPath.ts'
import { maxVersions, type Versions } from '../../../editorApi/versions.ts'
import type { GithubApi } from './api.ts'
import { contentPath, fileIdsIn, type Head } from './branch.ts'
import { GithubError, resultOr } from './githubFailure.ts'

/** The maximum number of texts that are requested at the same time. */
const maxConcurrentRequests = 6

const orUndefined = <Value>(task: () => Promise<Value>) => resultOr(task, () => undefined)

export function githubVersions(api: GithubApi, head: () => Head | undefined): Versions {
  /** Reads the content file of a commit. Resolves with null if the commit has none, or if the file is too large. */
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
        // The branch of a declined proposal may have been removed, so its commit is used.
        const newest = isDeclined ? commit : name
        const commits = await api.commits(contentPath, after ?? newest, maxVersions)
        // The commits of a proposal are not in the site's own branch.
        const isProposal = pull !== undefined && after === undefined
        const accepted = isProposal
          ? await api.commits(contentPath, base, maxVersions)
          : commits
        const acceptedIds = new Set(accepted.map(({ sha }) => sha))
        // The last commit of a full page starts the next page: it is the version before the oldest one on this page.
        const pageCommits = commits.slice(0, maxVersions - 1)
        const next = commits[pageCommits.length]?.sha
        return {
          versions: pageCommits.map(({ sha, at }, index) => {
            const before = commits[index + 1]?.sha
            return {
              id: sha,
              at,
              kind: acceptedIds.has(sha) ? ('saved' as const) : ('proposed' as const),
              ...(before !== undefined && { before }),
            }
          }),
          ...(next !== undefined && { next }),
        }
      }),
    texts: (ids) =>
      orUndefined(async () => {
        const texts: (string | null)[] = []
        for (let start = 0; start < ids.length; start += maxConcurrentRequests) {
          const batch = ids.slice(start, start + maxConcurrentRequests)
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
