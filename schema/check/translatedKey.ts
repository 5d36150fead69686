/** The names of the content as people who write Portuguese would call them: small letters without accents. */
const names: Record<string, string> = {
  bairro: 'district',
  botao: 'button',
  cabecalho: 'header',
  cep: 'postalCode',
  cidade: 'city',
  claro: 'light',
  clientes: 'clients',
  convite: 'invitation',
  descricao: 'description',
  empresa: 'company',
  endereco: 'address',
  escritorios: 'offices',
  escuro: 'dark',
  estado: 'state',
  icone: 'icon',
  logotipo: 'logo',
  nome: 'name',
  razaosocial: 'legalName',
  rotulo: 'label',
  rua: 'street',
  secao: 'section',
  secoes: 'sections',
  servicos: 'services',
  telefone: 'phone',
  texto: 'text',
  textos: 'catalogs',
  tipo: 'type',
  titulo: 'title',
  uf: 'state',
}

/** The name that the page knows for a translated one. */
export function translatedKey(key: string): string | undefined {
  const plain = key
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  return Object.hasOwn(names, plain) ? names[plain] : undefined
}
