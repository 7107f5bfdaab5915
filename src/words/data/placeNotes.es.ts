/** What the notes of one or two places say, in US Spanish. */
export const PLACE_NOTES: Record<string, string> = {
  'Sold by the pound': 'Se vende por libra',
  'Head office line': 'Teléfono de la oficina central',
  'asks which store is near': 'Pregunte qué tienda está cerca',
  'Cash or check': 'Efectivo o cheque',
  'Referral only': 'Solo si otra oficina le envía (referencia)',
  'By referral': 'Solo si otra oficina le envía (referencia)',
  'Half price in the first full week of the month':
    'Mitad de precio en la primera semana completa del mes',
  'For families it helps': 'Para las familias a las que ayuda',
  'Small closet': 'Ropero pequeño',
  'Resale store': 'Tienda de segunda mano',
  'Thrift store': 'Tienda de segunda mano',
  'Low-cost clothing store': 'Tienda de ropa de bajo costo',
  'Low-cost clothing and furniture': 'Ropa y muebles de bajo costo',
  'Donation drop-off site': 'Lugar para dejar donaciones',
  'hours in the source are church services':
    'Las horas de la fuente son de los servicios de la iglesia',
  'Work and everyday clothes': 'Ropa de trabajo y de todos los días',
  'ask for extension 3106': 'Pida la extensión 3106',
  'Emergency: ask at extension 3115': 'Emergencia: pregunte en la extensión 3115',
  'Several places in the county': 'Varios lugares en el condado',
  'Screening by phone': 'Le hacen preguntas por teléfono',
  'Phone screening': 'Le hacen preguntas por teléfono',
  'Four-month free kitchen and life-skills course':
    'Curso gratis de cuatro meses de cocina y habilidades para la vida',
  'Training and jobs for people with barriers':
    'Capacitación y empleo para personas con dificultades para encontrar trabajo',
  'For people on TANF, GA or SNAP': 'Para personas que reciben TANF, GA o SNAP',
  'Physical, mental or learning disability, also addiction recovery: ask':
    'Discapacidad física, mental o de aprendizaje, y también recuperación de adicciones: pregunte',
  'veterans team': 'Equipo para veteranos',
  'Also serves Ocean County since the Toms River office closed in February 2026':
    'También atiende al condado de Ocean desde que cerró la oficina de Toms River en febrero de 2026',
  'Jobs, treatment, IDs, legal help for court-involved people':
    'Empleo, tratamiento, identificación y ayuda legal para personas con casos en un tribunal',
  'people with a record welcome': 'Reciben a personas con antecedentes',
  'Lists member agencies': 'Tiene la lista de sus agencias',
  'Adult classes, computers and job search help too':
    'También clases para adultos, computadoras y ayuda para buscar empleo',
  'Supplies county pantries': 'Da alimentos a las despensas del condado',
  'End time looks wrong in the source': 'La hora de cierre de la fuente parece estar mal',
  'Curbside pickup': 'Se recoge en la acera',
  'Kosher meals delivered': 'Llevan comidas kosher a su casa',
  'Meals delivered': 'Llevan comidas a su casa',
  'Referral for delivery':
    'Para la entrega a domicilio, otra oficina tiene que enviarle (referencia)',
  'While food lasts': 'Hasta que se acabe la comida',
  'Phone left out: wrong area code in the source':
    'Falta el teléfono: el código de área de la fuente está mal',
  'Photo ID, birth certificates of the household, proof of address':
    'Identificación con foto, actas de nacimiento de toda la familia y comprobante de domicilio',
  'First come, first served': 'Por orden de llegada',
  'Income limit (TEFAP)': 'Hay un límite de ingresos (TEFAP)',
  'Proof of address to register': 'Comprobante de domicilio para inscribirse',
  'Do not call, just come': 'No llame; solo vaya',
  'Closed on fifth Wednesdays and holidays':
    'Cerrado el quinto miércoles del mes y los días festivos',
  'Closed on holidays': 'Cerrado los días festivos',
  'Food bank for Monmouth and Ocean': 'Banco de alimentos para Monmouth y Ocean',
  'finds a pantry near you': 'Le busca una despensa cerca de usted',
  'Chester and Mendham': 'Chester y Mendham',
  'New Brunswick, East and North Brunswick, Highland Park, Milltown':
    'New Brunswick, East y North Brunswick, Highland Park, Milltown',
  'Cape May, West Cape May, Cape May Point, part of Lower Township':
    'Cape May, West Cape May, Cape May Point y parte de Lower Township',
  'Whippany residents, by appointment': 'Para residentes de Whippany, con cita',
  'Fulfill site': 'Lugar de Fulfill',
  'Call for hours': 'Llame para saber el horario',
  'Call 211 for hours': 'Llame al 211 para saber el horario',
  'Call for appointment': 'Llame para pedir cita',
  'Call for an appointment': 'Llame para pedir cita',
  'Appointment only': 'Solo con cita',
  'By appointment only': 'Solo con cita',
  'No appointment needed': 'No se necesita cita',
  'Walk-ins welcome': 'Puede llegar sin cita',
  'Walk-in': 'Puede llegar sin cita',
  'Walk-ins': 'Puede llegar sin cita',
  'No walk-ins': 'No atienden sin cita',
  'Two appointments a day': 'Dos citas al día',
  'Delivery for homebound people': 'Entrega a domicilio para personas que no pueden salir de casa',
  'Text FINDFOOD or COMIDA to 908-224-7776 for a pantry near you':
    'Envíe el mensaje FINDFOOD o COMIDA al 908-224-7776 para encontrar una despensa cerca de usted',
  'Ask what proof of income and address to bring':
    'Pregunte qué comprobantes de ingresos y de domicilio debe llevar',
  'supportive housing program': 'Programa de vivienda con apoyo',
  'County entry point': 'Primer lugar a donde ir en el condado',
  'you can use the phone there': 'Allí puede usar el teléfono',
  'Single adults, last address in Bergen County':
    'Adultos solos con su último domicilio en el condado de Bergen',
  'Birth certificate, Social Security card and license asked':
    'Piden acta de nacimiento, tarjeta de Seguro Social y licencia',
  'they help you get them': 'Le ayudan a obtenerlas',
  'Rent based on income': 'La renta depende de sus ingresos',
  'Only large shelter in the county': 'El único albergue grande del condado',
  'County help with rent, energy and shelter':
    'Ayuda del condado con la renta, la energía y el albergue',
  'Close to transit': 'Cerca del transporte público',
  'Supports re-entry': 'Apoya a personas que salen de prisión',
  'Women and children': 'Mujeres y niños',
  '12 women, also after prison or treatment':
    '12 mujeres, también después de la prisión o de un tratamiento',
  'Single adults of Essex County with ID': 'Adultos solos del condado de Essex, con identificación',
  '30 days': '30 días',
  'Arrive by 5 pm, leave 7 am': 'Llegue antes de las 5 pm, salga a las 7 am',
  'No meals': 'Sin comidas',
  'No pets': 'Sin mascotas',
  'Over 600 beds in nine sites: emergency, transitional, permanent':
    'Más de 600 camas en nueve lugares: de emergencia, de transición y permanentes',
  'Referral and many services': 'Referencias y muchos servicios',
  '24-hour line 888-988-4033': 'Línea de 24 horas: 888-988-4033',
  '24-hour hotline': 'Línea de 24 horas',
  'Youth and young adults 12-21': 'Jóvenes de 12 a 21 años',
  'Youth 12-17, round the clock': 'Jóvenes de 12 a 17 años, a toda hora',
  'transitional 19-21': 'Vivienda de transición de 19 a 21 años',
  'Life and job skills': 'Habilidades para la vida y el trabajo',
  'Low-income apartments and home buying':
    'Apartamentos para personas con bajos ingresos y compra de casa',
  'Emergency housing and counseling': 'Vivienda de emergencia y consejería',
  'Winter overflow, 11 pm-7 am': 'Más camas en invierno, de 11 pm a 7 am',
  '100 single rooms, men and women, low income':
    '100 cuartos para una persona, hombres y mujeres, bajos ingresos',
  'Transitional too': 'También vivienda de transición',
  'Statewide network of housing groups': 'Red estatal de grupos de vivienda',
  'State agency': 'Agencia del estado',
  'Affordable rental search and home buying': 'Búsqueda de renta económica y compra de casa',
  'Licensed emergency shelter': 'Albergue de emergencia con licencia',
  'Affordable homes for low-income households':
    'Viviendas económicas para familias con bajos ingresos',
  'Helps to find housing': 'Ayuda a encontrar vivienda',
  'Meals, showers, help to find housing': 'Comidas, duchas y ayuda para encontrar vivienda',
  'Housing help and counseling': 'Ayuda de vivienda y consejería',
  'Working or training mothers, up to 24 months': 'Madres que trabajan o estudian, hasta 24 meses',
  'energy and other help': 'Ayuda con la energía y otras ayudas',
  'Permanent supportive housing': 'Vivienda permanente con apoyo',
  'Affordable housing, job training, rent help':
    'Vivienda económica, capacitación laboral, ayuda con la renta',
  'Women, December-March': 'Mujeres, de diciembre a marzo',
  'Winter beds for up to a dozen men': 'Camas de invierno para hasta doce hombres',
  '24/7': 'Las 24 horas, todos los días',
  'Money and housing counseling by phone': 'Asesoría sobre dinero y vivienda por teléfono',
  'Family, single and mental-health shelters':
    'Albergues para familias, para personas solas y de salud mental',
  'Meals and addiction recovery program': 'Comidas y programa de recuperación de adicciones',
  'Food, rent and utility help for Morris towns':
    'Ayuda con comida, renta, luz y gas para pueblos de Morris',
  'Mental illness, veterans': 'Enfermedad mental, veteranos',
  'Pregnant and young mothers': 'Mujeres embarazadas y madres jóvenes',
  'Youth 10-19': 'Jóvenes de 10 a 19 años',
  'Matches people who share a home': 'Ayuda a encontrar con quién compartir una casa',
  'Outreach and transitional living': 'Ayuda en la calle y vivienda de transición',
  'Permanent housing units': 'Vivienda permanente',
  'Help with Section 8 and subsidised rent': 'Ayuda con Section 8 y con la renta subsidiada',
  'Emergency shelter and rent help, also without welfare':
    'Albergue de emergencia y ayuda con la renta, también si no recibe ayuda del gobierno',
  'Develops supportive housing': 'Crea vivienda con apoyo',
  'Homeless people of Union County': 'Personas sin hogar del condado de Union',
  'mothers referred by Social Services': 'Madres que envía Servicios Sociales',
  'Short-term emergency help, low income': 'Ayuda de emergencia por poco tiempo, bajos ingresos',
  'After hours it can place eligible people for the county':
    'Fuera de horario puede dar lugar, por el condado, a quienes cumplen los requisitos',
  'Counts two points at the MVC for a non-driver ID':
    'Vale dos puntos en la MVC para una identificación sin licencia de conducir',
  'Agencies accept it six months after release':
    'Las oficinas la aceptan hasta seis meses después de salir',
  'One 4-point paper such as birth certificate, passport or NJ digital license, then others up to six':
    'Un papel de 4 puntos, como acta de nacimiento, pasaporte o licencia digital de NJ, y otros hasta llegar a seis',
  'Six points of ID, proof of address, Social Security number or affidavit':
    'Seis puntos de identificación, comprobante de domicilio, y número de Seguro Social o declaración jurada',
  'Certified copy, form REG-27A': 'Copia certificada, formulario REG-27A',
  'ID or two papers with your address': 'Identificación, o dos papeles con su dirección',
  'A sworn statement is accepted since June 2021':
    'Desde junio de 2021 se acepta una declaración jurada',
  'Civil cases, low income': 'Casos civiles, bajos ingresos',
  'Seven southern counties plus Monmouth and Ocean': 'Siete condados del sur, más Monmouth y Ocean',
  'Weatherization, energy, housing counseling':
    'Arreglos contra el frío en la casa, energía, asesoría de vivienda',
  'Text your ZIP to 898-211': 'Envíe su código postal en un mensaje de texto al 898-211',
  'Age 60+, adults with disability, veterans':
    'De 60 años o más, adultos con una discapacidad, veteranos',
  'Includes work trips': 'También viajes al trabajo',
  'Each county': 'Hay uno en cada condado',
  'often for older, disabled, low-income people and veterans':
    'Muchas veces es para personas mayores, con discapacidad o con bajos ingresos, y para veteranos',
  'Book ahead': 'Reserve antes',
  'Shared rides along bus routes': 'Viajes compartidos en las rutas de autobús',
  'Choose option 2 to book': 'Elija la opción 2 para reservar',
  'Age 62+ or disability': 'De 62 años o más, o con una discapacidad',
  'ID card by application': 'La tarjeta se pide con una solicitud',
  'Eight groups cover all 21 counties': 'Ocho grupos atienden los 21 condados',
  'Soup kitchen, winter shelter for men': 'Comedor comunitario, albergue de invierno para hombres',
  'Supportive housing for former foster youth and veterans':
    'Vivienda con apoyo para veteranos y jóvenes que salieron de hogares de crianza',
  'Rent help, home ownership, utility help, transport vouchers':
    'Ayuda con la renta, compra de casa, ayuda con la luz y el gas, vales de transporte',
  'Everyone welcome': 'Todos son bienvenidos',
  'All are welcome': 'Todos son bienvenidos',
  'Prepared meals, health and education services':
    'Comidas preparadas y servicios de salud y educación',
  'Transitional apartments': 'Apartamentos de transición',
  'People with disabilities and mental illness':
    'Personas con discapacidades o con una enfermedad mental',
  'Also 888-222-2228, 732-264-4111, 888-264-7273 (sexual violence)':
    'También 888-222-2228, 732-264-4111, 888-264-7273 (violencia sexual)',
  'Closed July and August': 'Cerrado en julio y agosto',
  'Walk-ins only': 'Solo sin cita',
  'Waiting list': 'Hay lista de espera',
};
