import type { Bilingual } from '../../../schema/bilingual.ts'
import type { Online } from '../../editorApi/publishing.ts'

/** The host of a site's address, which may be wrong or missing in a file written by hand. */
export const hostOf = (address = '') =>
  URL.canParse(address) ? new URL(address).host : address

/** The sentence for what stands at the site's address. */
export function onlineWords(online: Online, address: string): Bilingual {
  const host = hostOf(address)
  switch (online.state) {
    case 'online':
      return { en: 'Your site is online.', br: 'O seu site está no ar.' }
    case 'old':
      return {
        en: 'Visitors still get the version before: the host keeps it for a while, or is still at work. Look again in some minutes.',
        br: 'Os visitantes ainda veem a versão anterior: a hospedagem a guarda por um tempo ou ainda está trabalhando. Veja de novo em alguns minutos.',
      }
    case 'dns-missing':
      return {
        en: `The internet does not know the address ${host} yet. Where the domain is registered, let it point to your host (DNS); a new domain takes from minutes to a day.`,
        br: `A internet ainda não conhece o endereço ${host}. No lugar onde o domínio foi registrado, aponte-o para a sua hospedagem (DNS); um domínio novo leva de minutos a um dia.`,
      }
    case 'certificate-missing':
      return {
        en: `${host} has no valid certificate yet, so browsers warn of it. Switch on “SSL” or “HTTPS” (Let’s Encrypt) in your host’s panel; it can take an hour.`,
        br: `${host} ainda não tem um certificado válido, e os navegadores avisam. Ative “SSL” ou “HTTPS” (Let’s Encrypt) no painel da hospedagem; pode levar uma hora.`,
      }
    case 'other-site':
      return {
        en: `At ${host} another page answers (${online.status}). Either the domain points to another host, or the site went into another folder than the public one.`,
        br: `Em ${host} responde outra página (${online.status}). Ou o domínio aponta para outra hospedagem, ou o site foi parar numa pasta que não é a pública.`,
      }
    case 'server-error':
      return {
        en: `Visitors see an error now: ${host} answers with ${online.status}. If it stays so, ask your host’s support, with this number. A line of the file “.htaccess” or “web.config” may be the cause; the site works without both.`,
        br: `Os visitantes veem um erro agora: ${host} responde com ${online.status}. Se continuar assim, fale com o suporte da hospedagem e informe este número. A causa pode ser uma linha do arquivo “.htaccess” ou “web.config”; o site funciona sem os dois.`,
      }
    case 'unreachable':
      return {
        en: `${host} does not answer just now. Look again in some minutes.`,
        br: `${host} não responde agora. Veja de novo em alguns minutos.`,
      }
  }
}
