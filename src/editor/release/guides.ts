import type { Bilingual } from '../../../schema/problem.ts'

/** The way through the accounts of the two services, step by step, by the part of the content that they fill. */
export const guides: Readonly<Record<string, readonly Bilingual[]>> = {
  email: [
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
    {
      en: 'Once the test message below has arrived: in the account’s security settings, add the domain of your site, such as www.example.com, to the list of allowed domains. It keeps others from sending with your key.',
      br: 'Depois que a mensagem de teste abaixo chegar: nas configurações de segurança da conta, acrescente o domínio do seu site, como www.example.com, à lista de domínios permitidos. Isso impede que outros enviem com a sua chave.',
    },
  ],
  captcha: [
    {
      en: 'Open an account at hcaptcha.com. It keeps robots away from the form.',
      br: 'Abra uma conta em hcaptcha.com. Ele mantém os robôs longe do formulário.',
    },
    {
      en: 'Sites › Add Site: enter the domain of your site, such as www.example.com, and save.',
      br: 'Sites › Add Site: informe o domínio do seu site, como www.example.com, e salve.',
    },
    {
      en: 'Copy the Site Key into the field “Site key”.',
      br: 'Copie a Site Key para o campo “Chave do site”.',
    },
  ],
}
