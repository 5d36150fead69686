import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'

/** What real firms of many trades write, in English and Portuguese: none of it may raise a warning. */
const texts: [en: string, br: string][] = [
  ['Bread at 6:30, every day of the week.', 'Pão às 6h30, todos os dias da semana.'],
  ['Open Mon–Fri, 8 a.m. – 6 p.m.', 'Aberto de seg. a sex., das 8h às 18h.'],
  ['From R$ 1.200 a month, no set-up fee.', 'A partir de R$ 1.200 por mês, sem adesão.'],
  ['24/7 support (SLA 99.9%)', 'Suporte 24/7 (SLA de 99,9%)'],
  ['Your text, our print.', 'Seu texto, nossa impressão.'],
  ['Test, measure, improve.', 'Testar, medir, melhorar.'],
  ['“They just work.” – Ana, baker', '“Funciona e pronto.” – Ana, padeira'],
  ['C# & .NET', 'C# e .NET'],
  ['Instagram: @museu', 'Instagram: @museu'],
  ['Node.js', 'Node.js'],
  ['ISO 9001:2015', 'ISO 9001:2015'],
  ['* Prices without taxes.', '* Preços sem impostos.'],
  ['2 × 3 m * 4 sheets', '2 × 3 m * 4 folhas'],
  ['Rooms from 12 m² to 40 m²', 'Salas de 12 m² a 40 m²'],
  ['#1 in the north-east', 'Nº 1 do Nordeste'],
  ['AT&T; and others trust us', 'AT&T; e outras confiam em nós'],
  ['Less than 5 < more than 3 > none', 'Menos de 5 < mais de 3 > nada'],
  ['We ♥ wood.', 'Nós ♥ madeira.'],
  ['Family business since 1987 👨‍👩‍👧', 'Empresa de família desde 1987 👨‍👩‍👧'],
  ['Dr. Maria Souza (CRM-SP 12.345)', 'Dra. Maria Souza (CRM-SP 12.345)'],
  ['Delivery in 24 h [capital only]', 'Entrega em 24 h [só na capital]'],
  ['[New] Vegan menu', '[Novo] Cardápio vegano'],
  ['(Add oat milk for free)', '(Leite de aveia sem custo)'],
  ['Write to sales@acme.com.', 'Escreva para vendas@acme.com.br.'],
  ['See acme.com/menu', 'Veja acme.com.br/menu'],
  ['Save 10% on the 1st order', 'Ganhe 10% no 1º pedido'],
  ['50%50 shares', 'Sociedade 50%50'],
  ['XL and XXL sizes', 'Tamanhos XL e XXL'],
  ['XXX century watches', 'Relógios do século XXX'],
  ['To-do lists that do themselves', 'Listas de tarefas que se fazem sozinhas'],
  ['Our team: 12 people, 3 dogs', 'Nosso time: 12 pessoas, 3 cachorros'],
  ['Bring your own device (BYOD)', 'Traga o seu aparelho (BYOD)'],
  [
    'Meeting on 12/05 at 10:30: bring a friend',
    'Encontro em 12/05 às 10:30: traga alguém',
  ],
  ['Half-day, 9:00 – 12:30', 'Meio período, 9:00 – 12:30'],
  ['snake_case_names in one style', 'nomes_com_linhas em um só estilo'],
  ['Five stars: ★★★★★', 'Cinco estrelas: ★★★★★'],
  ['What they say…', 'O que dizem…'],
  ['A song of the sea', 'Uma canção do mar'],
  ['Sobremesa, our dessert bar', 'Sobremesa, o nosso bar de doces'],
  ['Casa da Praia, a house by the sea', 'Casa da Praia, uma casa à beira-mar'],
  ['The Coffee Lab: courses for baristas', 'The Coffee Lab: cursos para baristas'],
  ['The “CAFÉ” in the square', 'O “CAFÉ” da praça'],
  ['OUR “MAÇÃ” PIE', 'TORTA “MAÇÔ DA CASA'],
  ['MAMÃE… and you', 'MAMÃ… e você'],
  ['Saturday, 10:00\nWorkshop for children', 'Sábado, 10:00\nOficina para crianças'],
  ['# 1 in the city', '# 1 na cidade'],
  ['(Your dog is welcome.)', '(Seu cachorro é bem-vindo.)'],
  ['(Text and pictures: our team)', '(Texto e fotos: nosso time)'],
  ['Insert cards, pull levers, have fun', 'Insira cartões, puxe alavancas, divirta-se'],
  ['To be or not to be', 'Ser ou não ser'],
  ['Com amor, with love', 'Com amor, para você'],
  ['Para todos, for all of us', 'Para todos nós'],
  ['Here is how it works:', 'Todo dia: pão quente.'],
  ['See acme.com/menu?day=2', 'Veja acme.com.br/menu?dia=2'],
  ['Save it to C:\\temp\\notes', 'Salve em C:\\temp\\notas'],
  ['Mon: 8:30, Tue: 9:30', 'Seg.: 8:30, ter.: 9:30'],
  ['Choose [your pick]: soup or salad', 'Escolha [a sua]: sopa ou salada'],
]

test.each(texts)('“%s” and “%s” are right', (en, br) => {
  const content = copyOfSample()
  content.catalogs.en['services.consulting.description'] = en
  content.catalogs.br['services.consulting.description'] = br
  const { problems } = checkContent(JSON.stringify(content, null, 2))
  expect(problems.map(({ message }) => message.en)).toEqual([])
})
