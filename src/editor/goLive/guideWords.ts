/** Titles and instructions of the steps to going live. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type { TargetKind } from '../../editorApi/publishing.ts'
import { hostOf } from '../publishing/onlineWords.ts'
import type { OwnerTick, StepName } from './goLiveSteps.ts'

export const stepTitles: Readonly<Record<StepName, Bilingual>> = {
  yours: { en: 'Everything on the page is yours', br: 'Tudo na página é seu' },
  domain: { en: 'A domain', br: 'Um domínio' },
  target: { en: 'A host or an account', br: 'Uma hospedagem ou uma conta' },
  dns: { en: 'The domain leads there', br: 'O domínio leva até lá' },
  email: { en: 'EmailJS delivers the form', br: 'O EmailJS entrega o formulário' },
  captcha: { en: 'hCaptcha keeps robots away', br: 'O hCaptcha afasta os robôs' },
  online: { en: 'Published, and seen', br: 'Publicado e visto no ar' },
  form: { en: 'A message from the site arrives', br: 'Uma mensagem do site chega' },
  search: { en: 'Search engines know the site', br: 'Os buscadores conhecem o site' },
}

export const tickWords: Readonly<Record<OwnerTick, Bilingual>> = {
  dnsSet: {
    en: 'I have let the domain lead there',
    br: 'Já apontei o domínio para lá',
  },
  captchaDomain: {
    en: 'My domain stands in the account at hCaptcha',
    br: 'Meu domínio está na conta do hCaptcha',
  },
  emailDomain: {
    en: 'My domain stands among the allowed domains at EmailJS',
    br: 'Meu domínio está entre os permitidos no EmailJS',
  },
  arrived: {
    en: 'A message from the site has arrived',
    br: 'Uma mensagem enviada pelo site chegou',
  },
  registered: {
    en: 'I have registered the site there',
    br: 'Já cadastrei o site lá',
  },
}

/** `address`: the site's, from the content; `kind`: the chosen target. */
export function guideOf(
  name: StepName,
  address: string,
  kind: TargetKind | undefined,
): readonly Bilingual[] {
  const host = hostOf(address)
  switch (name) {
    case 'yours':
      return []
    case 'domain':
      return domain
    case 'target':
      return [chooseFirst, ...(kind ? targetGuides[kind] : [])]
    case 'dns':
      return kind ? dns(host)[kind] : [afterThePlace]
    case 'email':
      return email
    case 'captcha':
      return captcha(host)
    case 'online':
      return kind ? [publish, seen[kind]] : [publish]
    case 'form':
      return form(host, address)
    case 'search':
      return search(address)
  }
}

const domain: readonly Bilingual[] = [
  {
    en: 'At registro.br (for names that end in .com.br), or at whoever sells domains, type the name that you want: it says whether it is free. Open an account, and buy it.',
    br: 'Em registro.br (nomes que terminam em .com.br), ou em quem vende domínios, digite o nome que você quer: a página diz se ele está livre. Crie uma conta e registre-o.',
  },
  {
    en: 'Write it into the field “Address”, with https:// in front: https://www.yourcompany.com.br/',
    br: 'Escreva-o no campo “Endereço”, com https:// na frente: https://www.suaempresa.com.br/',
  },
  {
    en: 'Without a domain: Netlify and GitHub give an address of theirs, such as https://my-site.netlify.app/. Write that one, and change it when you have a domain.',
    br: 'Sem domínio: o Netlify e o GitHub dão um endereço deles, como https://meu-site.netlify.app/. Escreva esse e troque quando tiver um domínio.',
  },
]

const chooseFirst: Bilingual = {
  en: 'Press the button below, take the card that fits, fill in what it asks for and press “Test the connection”. This computer remembers it.',
  br: 'Clique no botão abaixo, escolha o cartão que é o seu caso, preencha o que ele pede e clique em “Testar a conexão”. Este computador guarda a escolha.',
}

const targetGuides: Readonly<Record<TargetKind, readonly Bilingual[]>> = {
  host: [
    {
      en: 'Server, user and password stand in the mail with which the host welcomed you. Not found? Sign in to the host’s panel: under “FTP accounts” you see server and user, and can set a new password.',
      br: 'Servidor, usuário e senha estão no e-mail de boas-vindas da hospedagem. Não achou? Entre no painel da hospedagem: em “Contas FTP” aparecem o servidor e o usuário, e dá para criar uma senha nova.',
    },
  ],
  netlify: [
    {
      en: 'At netlify.com press “Sign up”. Then Projects › Add new project › Deploy manually: drop any folder there. The page that follows shows the name of the site at its top; change it under Project configuration › Change project name.',
      br: 'Em netlify.com, clique em “Sign up”. Depois, Projects › Add new project › Deploy manually: solte ali uma pasta qualquer. A página seguinte mostra o nome do site no topo; para trocar, Project configuration › Change project name.',
    },
    {
      en: 'Your picture › User settings › Applications › New access token: give it a name, press “Generate token”, and copy the row of signs at once: it is shown only then.',
      br: 'Sua foto › User settings › Applications › New access token: dê um nome, clique em “Generate token” e copie o código na hora: ele só aparece dessa vez.',
    },
  ],
  folder: [
    {
      en: 'Nothing has to be opened now. When the folder is made, the editor says how it comes to Netlify Drop, to Cloudflare Pages or into the panel of a host.',
      br: 'Não é preciso abrir nada agora. Quando a pasta estiver pronta, o editor diz como levá-la ao Netlify Drop, ao Cloudflare Pages ou ao painel de uma hospedagem.',
    },
  ],
  github: [
    {
      en: 'On GitHub, in your repository: Settings › Pages › Source: “GitHub Actions”. Then Settings › Secrets and variables › Actions › Variables › New repository variable: name PUBLISH, value true.',
      br: 'No GitHub, no seu repositório: Settings › Pages › Source: “GitHub Actions”. Depois, Settings › Secrets and variables › Actions › Variables › New repository variable: nome PUBLISH, valor true.',
    },
  ],
}

const afterThePlace: Bilingual = {
  en: 'First choose the place, in the step above: then it stands here how the domain comes to lead there.',
  br: 'Antes, escolha o lugar no passo acima: aí aparece aqui como fazer o domínio levar até lá.',
}

const keepMail: Bilingual = {
  en: 'The records of e-mail (MX, TXT) stay as they are. If your e-mail is with somebody else than the host, ask the host to take them over before you change the name servers.',
  br: 'Os registros de e-mail (MX, TXT) ficam como estão. Se o seu e-mail não for da hospedagem, peça a ela que os copie antes de você trocar os servidores DNS.',
}

const patience: Bilingual = {
  en: 'It takes from minutes to a day. Until then the editor says after publishing what is still missing.',
  br: 'Leva de alguns minutos a um dia. Até lá, o editor diz, depois de publicar, o que ainda falta.',
}

const dns = (host: string): Readonly<Record<TargetKind, readonly Bilingual[]>> => ({
  host: [
    {
      en: `Was the domain bought at the host itself? Then this is done. Else: sign in where it is registered, open ${host}, “Change DNS servers”, and write the two that your host names, such as ns1… and ns2…: they stand in its welcome mail or in its panel.`,
      br: `O domínio foi comprado na própria hospedagem? Então já está feito. Se não: entre onde ele foi registrado, abra ${host}, “Alterar servidores DNS”, e escreva os dois que a hospedagem informa, como ns1… e ns2…: estão no e-mail de boas-vindas ou no painel.`,
    },
    keepMail,
    {
      en: `In the host’s panel look whether ${host} stands under “Domains”; else add it. Then switch on “SSL” (“Let’s Encrypt”, “AutoSSL”): beside the domain stands a closed lock when it is done.`,
      br: `No painel da hospedagem, veja se ${host} está em “Domínios”; se não, acrescente. Depois ative “SSL” (“Let’s Encrypt”, “AutoSSL”): quando estiver pronto, aparece um cadeado fechado ao lado do domínio.`,
    },
    patience,
  ],
  netlify: [
    {
      en: `In Netlify, in your site: Domain management › Add a domain › ${host}. It then shows the records: a name, a type (A or CNAME) and a value for each.`,
      br: `No Netlify, no seu site: Domain management › Add a domain › ${host}. Ele mostra os registros: um nome, um tipo (A ou CNAME) e um valor em cada um.`,
    },
    {
      en: 'Sign in where the domain is registered, open its DNS zone, and create just these; delete other A, AAAA and CNAME records of the same names, and leave those of e-mail (MX, TXT).',
      br: 'Entre onde o domínio foi registrado, abra a zona DNS e crie exatamente esses; apague outros registros A, AAAA e CNAME dos mesmos nomes e deixe os de e-mail (MX, TXT).',
    },
    {
      en: 'Netlify makes the certificate by itself: under HTTPS it then says that it is enabled.',
      br: 'O Netlify faz o certificado sozinho: em HTTPS, ele avisa quando está ativo.',
    },
    patience,
  ],
  folder: [
    {
      en: `Where you bring the folder to, look for “Custom domain” or “Domains”, and add ${host}: it is shown there what has to be written where the domain is registered.`,
      br: `No lugar para onde você leva a pasta, procure “Custom domain” ou “Domínios” e acrescente ${host}: ali aparece o que escrever onde o domínio foi registrado.`,
    },
    keepMail,
    patience,
  ],
  github: [
    {
      en: `On GitHub: Settings › Pages › Custom domain: write ${host}, and save.`,
      br: `No GitHub: Settings › Pages › Custom domain: escreva ${host} e salve.`,
    },
    {
      en: 'Where the domain is registered, in its DNS zone: a CNAME record for www with the value youraccount.github.io, and four A records for the domain itself: 185.199.108.153, 185.199.109.153, 185.199.110.153, 185.199.111.153. Leave those of e-mail (MX, TXT).',
      br: 'Onde o domínio foi registrado, na zona DNS: um registro CNAME para www com o valor suaconta.github.io e quatro registros A para o domínio sem nada na frente: 185.199.108.153, 185.199.109.153, 185.199.110.153, 185.199.111.153. Deixe os de e-mail (MX, TXT).',
    },
    {
      en: 'When GitHub says there that the DNS check was successful, tick “Enforce HTTPS”.',
      br: 'Quando o GitHub disser ali que o DNS está certo (“DNS check successful”), marque “Enforce HTTPS”.',
    },
    patience,
  ],
})

const email: readonly Bilingual[] = [
  {
    en: 'Open an account at emailjs.com. It delivers what visitors write in the form.',
    br: 'Abra uma conta em emailjs.com. Ele entrega o que os visitantes escrevem no formulário.',
  },
  {
    en: 'Email Services › Add New Service: connect the mailbox that sends. Copy its Service ID into the field “Service id”.',
    br: 'Email Services › Add New Service: conecte a caixa de e-mail que envia. Copie o Service ID para o campo “Id do serviço”.',
  },
  {
    en: 'Email Templates › Create New Template: the mail that you will get. In To Email write your own address; in the text use {{name}}, {{contact}}, {{message}} and {{time}}, and of each further field of the form its “Name in the mail”, such as {{company}}. Copy the Template ID into the field “Template id”.',
    br: 'Email Templates › Create New Template: o e-mail que você vai receber. Em To Email, escreva o seu endereço; no texto, use {{name}}, {{contact}}, {{message}} e {{time}} e, de cada campo a mais do formulário, o “Nome no e-mail” dele, como {{company}}. Copie o Template ID para o campo “Id do modelo”.',
  },
  {
    en: 'Account › General: copy the Public Key into the field “Public key”. The private key belongs nowhere in this project.',
    br: 'Account › General: copie a Public Key para o campo “Chave pública”. A chave privada não entra em lugar nenhum deste projeto.',
  },
]

const captcha = (host: string): readonly Bilingual[] => [
  {
    en: 'Open an account at hcaptcha.com (“Sign up”, the free plan). It keeps robots away from the form.',
    br: 'Abra uma conta em hcaptcha.com (“Sign up”, o plano gratuito). Ele mantém os robôs longe do formulário.',
  },
  {
    en: `Sites › Add Site: under “Hostnames” write ${host}, and save. Where that is left out, the box on the site stays empty.`,
    br: `Sites › Add Site: em “Hostnames”, escreva ${host} e salve. Sem isso, a caixa no site não funciona.`,
  },
  {
    en: 'Copy the Site Key into the field “Site key”.',
    br: 'Copie a Site Key para o campo “Chave do site”.',
  },
]

const publish: Bilingual = {
  en: 'Press “Publish”. The editor saves, builds the site, sends it, and looks whether visitors see it: at the end it says so, with the address.',
  br: 'Clique em “Publicar”. O editor salva, monta o site, envia e confere se os visitantes o veem: no fim, avisa, com o endereço.',
}

const seen: Readonly<Record<TargetKind, Bilingual>> = {
  host: {
    en: 'The first time all pictures are sent, which takes some minutes; later only what has changed.',
    br: 'Na primeira vez vão todas as imagens, o que leva alguns minutos; depois, só o que mudou.',
  },
  netlify: {
    en: 'The site is there as a whole at once, a few seconds after it was sent.',
    br: 'O site aparece inteiro de uma vez, alguns segundos depois do envio.',
  },
  folder: {
    en: 'Then bring the folder to where it is seen; “Look again” tells whether it is there.',
    br: 'Depois, leve a pasta até onde ela é vista; “Ver de novo” diz se ela está lá.',
  },
  github: {
    en: 'GitHub takes some minutes to build it; under “Actions” one sees it at work.',
    br: 'O GitHub leva alguns minutos para montar; em “Actions” dá para acompanhar.',
  },
}

const form = (host: string, address: string): readonly Bilingual[] => [
  {
    en: `In EmailJS: Account › Security › allowed domains: add ${host}. It keeps others from sending with your key, and using up your month.`,
    br: `No EmailJS: Account › Security › domínios permitidos (allowed domains): acrescente ${host}. Isso impede que outros enviem com a sua chave e gastem a sua cota do mês.`,
  },
  {
    en: `Open ${address} on a phone, write a message in the form, tick the box, send it. Within a minute or two it lies in your mailbox; look among the spam too.`,
    br: `Abra ${address} num celular, escreva uma mensagem no formulário, marque a caixa e envie. Em um ou dois minutos ela está na sua caixa de entrada; veja também no spam.`,
  },
]

const withoutProtocol = (address: string) =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** A site may be one folder of its host, such as https://ana.github.io/site/. */
const search = (address: string): readonly Bilingual[] => [
  {
    en: 'Google: search.google.com/search-console › “URL prefix”: write the address of the site, press “Continue”, and open “HTML tag”. Of content="…" copy what stands between the quotes into the field “Google” of the site, publish, then press “Verify”.',
    br: 'Google: search.google.com/search-console › “Prefixo do URL”: escreva o endereço do site, clique em “Continuar” e abra “Tag HTML”. De content="…", copie o que está entre as aspas para o campo “Google” do site, publique e clique em “Verificar”.',
  },
  {
    en: 'There, open “Sitemaps”, write sitemap.xml and press “Submit”. It says “Success”, sometimes only the next day.',
    br: 'Ali, abra “Sitemaps”, escreva sitemap.xml e clique em “Enviar”. Aparece “Processado”, às vezes só no dia seguinte.',
  },
  {
    en: 'Bing: bing.com/webmasters › “Import from Google Search Console”.',
    br: 'Bing: bing.com/webmasters › “Importar do Google Search Console”.',
  },
  {
    en: `Days may pass before it is found. Search for site:${withoutProtocol(address)} to see whether it is.`,
    br: `Podem passar dias até ele ser encontrado. Pesquise site:${withoutProtocol(address)} para ver se já foi.`,
  },
]
