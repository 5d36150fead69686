import type {
  AnswerRequest,
  Job,
  KeepSettingsResult,
  Online,
  PublishingState,
  PublishRequest,
  SecretRequest,
  SecretResult,
  StartResult,
  TargetSettings,
  TickRequest,
} from '../../editorApi/publishing.ts'
import { askServer, type Server } from '../storage/askServer.ts'

/** In milliseconds: the keychain may ask the owner for a password, and a server on the internet may be slow. */
const maxWait = 120_000

/** Publishes the content. All resolve with undefined where the server does not answer. */
export interface PublishClient {
  state(): Promise<PublishingState | undefined>
  choose(settings: TargetSettings): Promise<KeepSettingsResult | undefined>
  keepSecret(request: SecretRequest): Promise<SecretResult | undefined>
  forgetSecret(): Promise<boolean | undefined>
  tick(request: TickRequest): Promise<boolean | undefined>
  connect(): Promise<StartResult | undefined>
  publish(request: PublishRequest): Promise<StartResult | undefined>
  rollback(): Promise<StartResult | undefined>
  job(): Promise<Job | undefined>
  answer(request: AnswerRequest): Promise<boolean | undefined>
  stop(): Promise<boolean | undefined>
  online(): Promise<Online | undefined>
  show(): Promise<boolean | undefined>
}

/** Publishing through the server that sent the page. */
export function serverPublishClient(server: Server): PublishClient {
  const { askJson } = askServer(server)
  async function ask<Value>(
    method: string,
    path: string,
    value?: unknown,
  ): Promise<Value | undefined> {
    const answer = await askJson<Value>(method, `publishing${path}`, value, maxWait)
    return answer.ok ? answer.value : undefined
  }
  return {
    state: () => ask('GET', ''),
    choose: (settings) => ask('PUT', '/settings', settings),
    keepSecret: (request) => ask('PUT', '/secret', request),
    forgetSecret: () => ask('DELETE', '/secret'),
    tick: (request) => ask('PUT', '/ticks', request),
    connect: () => ask('POST', '/connect', {}),
    publish: (request) => ask('POST', '/publish', request),
    rollback: () => ask('POST', '/rollback', {}),
    job: () => ask('GET', '/job'),
    answer: (request) => ask('POST', '/answer', request),
    stop: () => ask('POST', '/stop', {}),
    online: () => ask('GET', '/online'),
    show: () => ask('POST', '/show', {}),
  }
}
