/**
 * What else people call the names of the content, in English and Portuguese: small letters without accents, spaces and
 * signs. The titles of the places count besides. A word may stand for several names: which one, the place decides.
 */
export const otherNames: Readonly<Record<string, string>> = {
  accent: 'primary primaria principal corprincipal destaque main',
  address:
    'url userurl link href site website domain dominio baseurl endereco profile perfil',
  alt: 'alttext textoalternativo descricao description',
  answer: 'a resposta',
  bing: 'msvalidate01 msvalidate bingwebmastertools bingsiteverification',
  button: 'cta botao calltoaction',
  caption: 'legenda',
  choices: 'options opcoes alternativas values valores',
  catalogs: 'textos texts translations traducoes i18n messages locales',
  city: 'town cidade municipio localidade',
  clients: 'customers clientes',
  cnpj: 'taxid vat documento',
  colors: 'colours color colour cor cores palette paleta',
  country: 'pais nation',
  dark: 'escuro',
  defaultLanguage: 'language lang idioma locale lingua linguagem',
  description: 'text texto descricao desc body content conteudo summary resumo',
  district: 'bairro neighborhood neighbourhood distrito',
  email: 'mail emailaddress correio correioeletronico',
  entries: 'items itens list lista',
  facts: 'numbers numeros stats statistics fatos',
  figure: 'number numero value valor',
  file: 'src path url arquivo image imagem foto photo',
  firm: 'company empresa organization organizacao',
  from: 'dia day days dias weekday diadasemana de start inicio comeco begin',
  google: 'googlesiteverification googlesearchconsole searchconsole',
  header: 'cabecalho topo',
  hidden:
    'oculto escondido ocultar hide disabled desativado desabilitado inativo inactive invisible invisivel draft rascunho',
  icon: 'icone symbol simbolo',
  invitation: 'convite',
  label: 'text title name texto nome titulo rotulo caption',
  legalName: 'razaosocial companyname',
  light: 'claro',
  link: 'url href website endereco perfil profile linkedin instagram facebook github youtube lattes',
  links: 'linksuteis urls',
  logo: 'image img imagem foto photo picture logotipo src file arquivo marca',
  map: 'mapa maps maplink googlemaps localizacao location',
  mark: 'logo logotipo simbolo marca brand favicon',
  menu: 'nav navigation navegacao navbar',
  name: 'nome title titulo cliente client',
  network: 'platform plataforma rede type tipo icon icone',
  note: 'nota observacao',
  number: 'numero phone telefone fone',
  offices: 'escritorios enderecos addresses locations lojas unidades filiais',
  person: 'author autor name nome pessoa',
  phone: 'tel telephone fone telefone celular mobile phonenumber fixo',
  picture: 'photo foto image imagem img figura',
  portrait: 'photo foto image imagem picture avatar retrato',
  postalCode: 'zip cep zipcode codigopostal postcode',
  price: 'preco valor cost custo',
  question: 'q pergunta',
  role: 'cargo position funcao jobtitle',
  second: 'secondary secundaria corsecundaria',
  secondPhone: 'phone2 telefone2 segundotelefone outrotelefone',
  section: 'link href anchor ancora target secao destino',
  sections: 'secoes blocks blocos pages paginas',
  services: 'servicos',
  shareImage: 'ogimage share thumbnail imagemdecompartilhamento',
  siteKey: 'key chave chavedosite',
  show: 'services servicos clients clientes ids only mostrar',
  social: 'socials sociallinks socialmedia redes redessociais networks',
  state: 'uf estado region regiao province',
  street:
    'address endereco logradouro rua avenida streetaddress numero number complemento',
  text: 'subtitle subtitulo description descricao texto paragraph paragrafo body content conteudo subheading',
  title: 'name nome heading headline titulo header cabecalho',
  type: 'tipo kind component componente',
  until: 'end fim ate termino expires validade to',
  typeface: 'font fonte fontfamily tipografia letra',
  verification: 'siteverification verificacao verify searchengines',
  website: 'url site link href homepage page pagina',
  whatsapp: 'zap whats wpp whatsappnumber zapzap',
}

/** What others call the contrary of a name: true there is false here. */
export const contraryNames: Readonly<Record<string, string>> = {
  hidden:
    'visible visivel show mostrar exibir active ativo enabled habilitado published publicado',
}

/** Texts that other sites keep among their settings, as the title that search engines show. */
export const settingsAsTexts: Readonly<Record<string, string>> = {
  'page.title': 'title titulo pagetitle metatitle seotitle seo',
  'page.description': 'description descricao metadescription seodescription tagline',
}

/** What gives access to an account: whoever reads it can use it. */
export const secretNames: readonly string[] = [
  'privatekey secretkey secret senha password passwd chaveprivada chavesecreta',
  'accesstoken token apisecret clientsecret smtppassword emailpassword',
].flatMap((line) => line.split(' '))

/** Styling that other systems keep in the content: here the page decides it. */
export const stylingNames: readonly string[] = [
  'bold negrito italic italico underline sublinhado uppercase maiusculas font fonte',
  'fontsize fontweight tamanho size tamanhodafonte color colour cor textcolor',
  'background backgroundcolor bg fundo cordefundo align textalign alignment alinhamento',
  'center centralizado columns colunas style estilo styles css class classe classname',
  'width largura height altura margin margem padding border borda animation animacao',
  'backgroundimage theme tema darkmode modoescuro',
].flatMap((line) => line.split(' '))
