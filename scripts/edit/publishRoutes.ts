/** The routes of publishing, described in src/editorApi/publishing.ts. */
import { dirname } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import type { OwnerAnswer } from '../../src/editorApi/publishing.ts'
import type { PublishService } from '../publish/publishService.ts'
import type { Secrets } from '../publish/secrets.ts'
import { isFolder, isSecret, isTargetSettings } from '../publish/targetSettings.ts'
import { openBrowser } from './openBrowser.ts'
import { json, type Handle } from './reply.ts'
import { withBody } from './withBody.ts'

/** In bytes: settings, a token, an answer about many conflicts. */
const maxBody = 100_000
/** In characters. */
const maxTick = 1000

export function publishRoutes(
  publishService: PublishService,
  secrets: Secrets,
): Record<string, Handle> {
  return {
    'GET /api/publishing': async () => json(await publishService.state()),
    'PUT /api/publishing/settings': withBody(maxBody, isRecord, (value) =>
      json(
        isTargetSettings(value)
          ? publishService.choose(value)
          : { ok: false, reason: 'refused' },
      ),
    ),
    'PUT /api/publishing/ticks': withBody(maxBody, isRecord, ({ tick, isSet }) =>
      typeof tick === 'string' && tick.length <= maxTick && typeof isSet === 'boolean'
        ? json(publishService.tick(tick, isSet))
        : { status: 400 },
    ),
    'PUT /api/publishing/secret': withBody(
      maxBody,
      isRecord,
      async ({ secret, keep }) => {
        const settings = publishService.chosen()
        if (!settings || !isSecret(secret)) return json({ ok: false, reason: 'refused' })
        return json({
          ok: true,
          kept: await secrets.keep(settings, secret, keep === true),
        })
      },
    ),
    async 'DELETE /api/publishing/secret'() {
      const settings = publishService.chosen()
      return json(!settings || (await secrets.forget(settings)))
    },
    'POST /api/publishing/connect': () => json(publishService.connect()),
    'POST /api/publishing/publish': withBody(maxBody, isRecord, ({ revision }) =>
      typeof revision === 'string'
        ? json(publishService.publish(revision))
        : { status: 400 },
    ),
    'POST /api/publishing/rollback': () => json(publishService.rollback()),
    'GET /api/publishing/job': () => json(publishService.job()),
    'POST /api/publishing/answer': withBody(maxBody, isRecord, ({ job, answer }) =>
      json(
        typeof job === 'string' && isAnswer(answer) && publishService.answer(job, answer),
      ),
    ),
    'POST /api/publishing/stop'() {
      publishService.stop()
      return json(true)
    },
    'GET /api/publishing/online': async () => json(await publishService.online()),
    'POST /api/publishing/show'() {
      const path = publishService.lastPath()
      // A ZIP would be opened itself: its folder is to be shown.
      if (path !== undefined) openBrowser(path.endsWith('.zip') ? dirname(path) : path)
      return json(path !== undefined)
    },
  }
}

function isAnswer(value: unknown): value is OwnerAnswer {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'unknown-key':
    case 'unknown-certificate':
      return typeof value['isTrusted'] === 'boolean'
    case 'public-folder':
      return isFolder(value['folder'])
    case 'conflicts': {
      const { sides } = value
      return (
        Array.isArray(sides) &&
        sides.every((side) => side === 'ours' || side === 'theirs')
      )
    }
    default:
      return false
  }
}
