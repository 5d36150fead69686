/** The words of signing in, in both languages side by side. */
import type { Bilingual } from '../../../schema/bilingual.ts'

export const signInWords = {
  title: { en: 'Edit your site', br: 'Edite o seu site' },
  what: {
    en: 'Your site lies in a repository at GitHub. This page reads and writes it there directly; nothing goes anywhere else.',
    br: 'O seu site está num repositório do GitHub. Esta página lê e grava direto lá; nada passa por outro lugar.',
  },
  repository: { en: 'Repository', br: 'Repositório' },
  repositoryHelp: {
    en: 'Its name, as in ana/site, or its address at GitHub.',
    br: 'O nome, como ana/site, ou o endereço dele no GitHub.',
  },
  noRepository: {
    en: 'This is no name of a repository. Copy the address from GitHub, as in https://github.com/ana/site.',
    br: 'Isto não é o nome de um repositório. Copie o endereço do GitHub, como https://github.com/ana/site.',
  },
  token: { en: 'Token', br: 'Token' },
  tokenHelp: {
    en: 'A key for this page alone, which you make at GitHub.',
    br: 'Uma chave só para esta página, que você cria no GitHub.',
  },
  noToken: {
    en: 'This is no token: one of GitHub’s begins with github_pat_ or ghp_. Copy it whole.',
    br: 'Isto não é um token: os do GitHub começam com github_pat_ ou ghp_. Copie-o inteiro.',
  },
  howToken: { en: 'How do I get a token?', br: 'Como consigo um token?' },
  openForm: { en: 'Open GitHub’s form', br: 'Abrir o formulário do GitHub' },
  keep: {
    en: 'Stay signed in on this device',
    br: 'Continuar conectado neste aparelho',
  },
  keepHelp: {
    en: 'Only where nobody else uses it. Otherwise the token is forgotten when this tab is closed.',
    br: 'Só se ninguém mais usa o aparelho. Sem isso, o token é esquecido ao fechar esta aba.',
  },
  drafts: {
    en: 'What you have not saved is kept in this browser and offered again; in a private window only until it is closed.',
    br: 'O que você ainda não salvou fica guardado neste navegador e é oferecido de novo; numa janela anônima, só até fechá-la.',
  },
  signIn: { en: 'Sign in', br: 'Entrar' },
  signingIn: { en: 'Asking GitHub…', br: 'Consultando o GitHub…' },
  opened: {
    en: 'Signed in: the content of your site is open.',
    br: 'Você entrou: o conteúdo do site está aberto.',
  },
  framed: {
    en: 'This editor does not run inside another page. Open its own address.',
    br: 'Este editor não funciona dentro de outra página. Abra o endereço dele.',
  },
  tokenName: { en: 'Editor of my site', br: 'Editor do meu site' },
} satisfies Record<string, Bilingual>

/** What to choose in GitHub's form, whose own words are English. */
export const tokenSteps: readonly Bilingual[] = [
  {
    en: 'Open the form below and sign in to GitHub. Name and permissions should be filled in; if not, the next steps say what belongs there.',
    br: 'Abra o formulário abaixo e entre no GitHub. Nome e permissões devem vir preenchidos; se não vierem, os próximos passos dizem o que pôr.',
  },
  {
    en: 'Under “Repository access” choose “Only select repositories”, and there your site alone.',
    br: 'Em “Repository access”, escolha “Only select repositories” e, ali, só o do seu site.',
  },
  {
    en: 'Under “Permissions”: “Contents”: “Read and write”. If the branch is protected also “Pull requests”: “Read and write”; to see here what GitHub does with a save also “Actions” and “Deployments”: “Read-only”.',
    br: 'Em “Permissions”: “Contents”: “Read and write”. Se o ramo for protegido, também “Pull requests”: “Read and write”; para ver aqui o que o GitHub faz depois de salvar, também “Actions” e “Deployments”: “Read-only”.',
  },
  {
    en: 'Press “Generate token”, copy it, and paste it here. GitHub shows it only once; when it ends, GitHub writes you a mail, and you make a new one in the same way.',
    br: 'Clique em “Generate token”, copie e cole aqui. O GitHub o mostra uma vez só; quando ele vencer, o GitHub manda um e-mail e você cria outro do mesmo jeito.',
  },
]
