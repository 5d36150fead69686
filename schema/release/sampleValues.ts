/**
 * Everything in the repository's content/site.json that is made up, in one list: `check-content --release` refuses to
 * publish any of it. Whoever changes the sample changes this list; a test compares the two.
 */
export const sampleValues = {
  /** Names of hosts that can never be anybody's (RFC 2606). */
  hosts:
    /(^|[./@])(example\.(com|net|org)|[^./@\s]+\.(example|invalid|test|localhost)|localhost)(?=[:/]|$)/i,
  company: {
    name: ['Buritália', 'Acme'],
    legalName: ['Buritália Software Fictícia Ltda.', 'Acme Software Ltda.'],
    cnpj: ['11.222.333/0001-81', '12.ABC.345/01DE-35', '00.000.000/0000-00'],
    phone: ['+55 61 3555-0100', '+55 61 95555-0100'],
    linkedin: ['https://www.linkedin.com/company/example'],
  },
  /** A client and its logo have the same name, the file's without accents and in small letters. */
  clients: [
    'Aroeva',
    'Brumaré',
    'Cascavia',
    'Dorvento',
    'Fluviara',
    'Graúnix',
    'Ipezal',
    'Jatovia',
    'Mirabru',
    'Pedravim',
    'Quartzim',
    'Tucanário',
    'Acme',
  ],
  offices: {
    street: [
      'SCS Quadra 99, Bloco Z, Sala 901',
      'Avenida dos Exemplos, 1000, Sala 12',
      'SCS Quadra 1, Bloco A, Sala 100',
      'Rua 1, 100, Sala 10',
    ],
    district: ['Setor Exemplo'],
    postalCode: ['70000-000', '75000-000', '74000-000'],
  },
  email: {
    publicKey: ['sample_public_key', 'aB3dE5fG7hJ9kL1mN'],
    serviceId: ['sample_service', 'service_ab12cd3'],
    templateId: ['sample_template', 'template_xy98zw7'],
  },
  /** hCaptcha's keys for tests: https://docs.hcaptcha.com/#integration-testing-test-keys */
  captcha: [
    '10000000-ffff-ffff-ffff-000000000001',
    '20000000-ffff-ffff-ffff-000000000002',
    '30000000-ffff-ffff-ffff-000000000003',
  ],
  /** What only the company of the sample can say of itself. */
  texts: {
    en: {
      'page.title': 'Buritália: custom software from Brasília',
      'page.description':
        'Cloud, custom and mobile software, AI and architecture by one senior team in Brasília and Anápolis, from the first sketch to the night shift.',
      'share.alt':
        'The curved columns of Brasília under a low sun over the cerrado, with the name Buritália',
      'hero.title': 'Custom software, built to stay standing',
      'hero.text':
        'From Brasília and Anápolis we design, build and run systems for companies that cannot stop. The same senior team stays with you from the first sketch to the night shift.',
      'services.text':
        'Seven trades under one roof, so that nobody tells you it is somebody else’s problem.',
      'services.cloud.description':
        'We move systems to the cloud without moving their problems along: sized to the real load, described as code, with a bill you can explain to finance.',
      'services.custom.description':
        'When no product fits, we write the one that does: around your process, in short releases, with code and documentation that stay yours.',
      'services.consulting.description':
        'A second opinion from people who still write code: audits, technology choices and rescue plans for projects that have stalled.',
      'services.mobile.description':
        'Apps for iOS and Android that open fast on modest phones, keep working where the signal drops and pass store review the first time.',
      'services.ai.description':
        'From the first experiment to production: assistants, document reading and forecasts, measured on your own data before anyone depends on them.',
      'services.architecture.description':
        'We draw the load-bearing walls: modules, integrations and data models that let a system grow for ten years without being rewritten.',
      'services.devsecops.description':
        'Security checked on every commit, releases in the middle of a Tuesday and alerts that wake the right person: one pipeline, nothing by hand.',
      'services.invitation.text':
        'Tell us the problem in two lines. An engineer answers within one working day.',
      'clients.title': 'They run on what we built',
      'clients.text':
        'Twelve companies that open for business every morning on our systems.',
      'contact.text':
        'Three fields are enough to start. Every message is read by a person who can answer it.',
      'form.success.text': 'Thank you. An engineer will answer within one working day.',
      'footer.love': 'Made by hand with love in the cerrado',
    },
    br: {
      'page.title': 'Buritália: software sob medida, de Brasília',
      'page.description':
        'Nuvem, software sob medida, apps, IA e arquitetura com uma só equipe sênior em Brasília e Anápolis, do primeiro rabisco ao plantão da madrugada.',
      'share.alt':
        'As colunas curvas de Brasília sob o sol baixo do cerrado, com o nome Buritália',
      'hero.title': 'Software sob medida, feito para ficar de pé',
      'hero.text':
        'De Brasília e Anápolis, projetamos, construímos e operamos sistemas para empresas que não podem parar. A mesma equipe sênior acompanha você do primeiro rabisco ao plantão da madrugada.',
      'services.text':
        'Sete ofícios sob o mesmo teto, para ninguém dizer que o problema é do outro.',
      'services.cloud.description':
        'Levamos seus sistemas para a nuvem sem levar os problemas junto: tudo dimensionado pela carga real, descrito em código e com uma fatura que o financeiro entende.',
      'services.custom.description':
        'Quando nenhum produto serve, escrevemos o que serve: moldado ao seu processo, em entregas curtas, com código e documentação que ficam com você.',
      'services.consulting.description':
        'Uma segunda opinião de quem ainda programa: auditorias, escolha de tecnologia e planos de resgate para projetos que empacaram.',
      'services.mobile.description':
        'Aplicativos para iOS e Android que abrem rápido em celular simples, seguem funcionando onde o sinal some e passam de primeira na revisão das lojas.',
      'services.ai.description':
        'Do primeiro experimento à produção: assistentes, leitura de documentos e previsões, medidos com os seus próprios dados antes que alguém dependa deles.',
      'services.architecture.description':
        'Desenhamos as paredes que sustentam a obra: módulos, integrações e modelos de dados que deixam o sistema crescer por dez anos sem ser reescrito.',
      'services.devsecops.description':
        'Segurança verificada a cada commit, deploy em plena terça-feira e alertas que acordam a pessoa certa: um só pipeline, nada manual.',
      'services.invitation.text':
        'Conte o problema em duas linhas. Um engenheiro responde em até um dia útil.',
      'clients.title': 'Quem já usa o que construímos',
      'clients.text':
        'Doze empresas que abrem as portas toda manhã com os nossos sistemas.',
      'contact.text':
        'Três campos bastam para começar. Toda mensagem é lida por quem sabe responder.',
      'form.success.text':
        'Obrigado pelo contato. Um engenheiro responde em até um dia útil.',
      'footer.love': 'Feito à mão, com amor, no cerrado',
    },
  },
}
