import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'

/** What real firms of many trades write, in English and Portuguese: none of it may raise a warning. */
const texts: [en: string, br: string][] = [
  ['Open Mon–Fri, 8 a.m. – 6 p.m.', 'Aberto de seg. a sex., das 8h às 18h.'],
  ['* Prices without taxes.', '* Preços sem impostos.'],
  ['AT&T; and others trust us', 'AT&T; e outras confiam em nós'],
  ['Less than 5 < more than 3 > none', 'Menos de 5 < mais de 3 > nada'],
  ['Family business since 1987 👨‍👩‍👧', 'Empresa de família desde 1987 👨‍👩‍👧'],
  ['XXX century watches', 'Relógios do século XXX'],
  [
    'Meeting on 12/05 at 10:30: bring a friend',
    'Encontro em 12/05 às 10:30: traga alguém',
  ],
  ['Sobremesa, our dessert bar', 'Sobremesa, o nosso bar de doces'],
  ['The “CAFÉ” in the square', 'O “CAFÉ” da praça'],
  ['MAMÃE… and you', 'MAMÃ… e você'],
  ['Saturday, 10:00\nWorkshop for children', 'Sábado, 10:00\nOficina para crianças'],
  ['Com amor, with love', 'Com amor, para você'],
  ['Para todos, for all of us', 'Para todos nós'],
  ['Here is how it works:', 'Todo dia: pão quente.'],
  ['See acme.com/menu?day=2', 'Veja acme.com.br/menu?dia=2'],
  ['Save it to C:\\temp\\notes', 'Salve em C:\\temp\\notas'],
  ['Choose [your pick]: soup or salad', 'Escolha [a sua]: sopa ou salada'],
]

test.each(texts)('“%s” and “%s” are right', (en, br) => {
  const content = copyOfSample()
  content.catalogs.en['services.consulting.description'] = en
  content.catalogs.br['services.consulting.description'] = br
  const { problems } = checkContent(JSON.stringify(content, null, 2))
  expect(problems.map(({ message }) => message.en)).toEqual([])
})
