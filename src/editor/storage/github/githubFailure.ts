import type { Bilingual } from '../../../../schema/bilingual.ts'

/** Why GitHub did nothing. */
export type GithubFailure =
  | { code: 'offline' | 'time-out' }
  /** It is wrong, was withdrawn, or has ended. */
  | { code: 'token-refused' }
  /** The token may read, and not do this. */
  | { code: 'forbidden' }
  /** A repository that the token does not reach looks as if it did not exist. */
  | { code: 'not-found' }
  /** `until`: in milliseconds since 1970. */
  | { code: 'rate-limited'; until: number }
  | { code: 'too-large' }
  /** 409 or 422: what was asked does not go with what is there. */
  | { code: 'refused'; status: number }
  /** The branch is protected, and a pull request could not be opened. */
  | { code: 'protected' }
  | { code: 'server-error'; status: number }
  | { code: 'unexpected-answer' }

/** Thrown where GitHub refuses; caught where the page asks (githubStorage.ts). */
export class GithubRefused extends Error {
  readonly failure: GithubFailure
  constructor(failure: GithubFailure) {
    super(failure.code)
    this.failure = failure
  }
}

const clock = (lang: string, at: number) =>
  new Date(at).toLocaleTimeString(lang, { timeStyle: 'short' })

/** What happened and what to do, for the owner. */
export function githubFailureWords(failure: GithubFailure): Bilingual {
  switch (failure.code) {
    case 'offline':
      return {
        en: 'GitHub cannot be reached: is this device online? What you have changed stays here meanwhile.',
        br: 'Não dá para falar com o GitHub: este aparelho está com internet? Enquanto isso, o que você mudou fica aqui.',
      }
    case 'time-out':
      return {
        en: 'GitHub does not answer. Try again in a moment; what you have changed stays here.',
        br: 'O GitHub não responde. Tente de novo daqui a pouco; o que você mudou fica aqui.',
      }
    case 'token-refused':
      return {
        en: 'GitHub does not accept the token: it is mistyped, was withdrawn, or has ended. Make a new one, then sign out here and in again. What you have changed is kept and offered again.',
        br: 'O GitHub não aceita o token: foi digitado errado, foi revogado ou venceu. Crie um novo, saia daqui e entre de novo. O que você mudou fica guardado e será oferecido de novo.',
      }
    case 'forbidden':
      return {
        en: 'GitHub does not let this token do that. It needs “Contents: Read and write” for this repository; in an organization, its owner may have to approve the token first.',
        br: 'O GitHub não deixa este token fazer isso. Ele precisa de “Contents: Read and write” neste repositório; numa organização, talvez o dono dela tenha de aprovar o token antes.',
      }
    case 'not-found':
      return {
        en: 'GitHub finds no such repository or branch. Either the name is not quite right, or the token was not made for this repository: to GitHub both look the same.',
        br: 'O GitHub não encontra esse repositório ou ramo. Ou o nome não está bem certo, ou o token não foi criado para este repositório: para o GitHub, as duas coisas parecem iguais.',
      }
    case 'rate-limited':
      return {
        en: `GitHub has had too many requests from you. It answers again at ${clock('en', failure.until)}; what you have changed stays here.`,
        br: `O GitHub recebeu pedidos demais seus. Ele volta a responder às ${clock('pt-BR', failure.until)}; o que você mudou fica aqui.`,
      }
    case 'too-large':
      return {
        en: 'GitHub does not take it: a file is too large. Choose smaller pictures.',
        br: 'O GitHub não aceitou: um arquivo é grande demais. Escolha imagens menores.',
      }
    case 'refused':
      return {
        en: `GitHub refuses it (${failure.status}), and nothing was changed. Reload the page and save again; if it stays so, show this to whoever manages the repository.`,
        br: `O GitHub recusou (${failure.status}), e nada foi mudado. Recarregue a página e salve de novo; se continuar assim, mostre isto a quem administra o repositório.`,
      }
    case 'protected':
      return {
        en: 'This branch is protected, and the token may not propose changes. Give it “Pull requests: Read and write” too, or ask whoever manages the repository to let you save directly.',
        br: 'Este ramo está protegido, e o token não pode propor mudanças. Dê a ele também “Pull requests: Read and write” ou peça a quem administra o repositório que deixe você salvar direto.',
      }
    case 'server-error':
      return {
        en: `GitHub has a trouble of its own just now (${failure.status}). Try again in a few minutes; what you have changed stays here.`,
        br: `O GitHub está com um problema neste momento (${failure.status}). Tente de novo em alguns minutos; o que você mudou fica aqui.`,
      }
    case 'unexpected-answer':
      return {
        en: 'The answer is none that GitHub gives, so it was not used. Perhaps something stands in between, such as the sign-in page of a public network.',
        br: 'A resposta não é das que o GitHub dá, por isso não foi usada. Talvez haja algo no meio, como a página de entrada de uma rede pública.',
      }
  }
}
