import type { Listing } from '../term.ts';

/** Tractors: series, and models by their makers' numbers. */
export const tractors: Listing = {
  Eicher: { '242': '242', '380': '380, 380 Super DI', '485': '485, 485 Super DI' },
  Escorts: {
    Farmtrac: 'Farmtrac 45, Farmtrac 60',
    Powertrac: 'Powertrac 434, Powertrac 439, Powertrac Euro 50',
  },
  'John Deere': { '5 D': '5039 D, 5042 D, 5045 D, 5050 D', '5 E': '5055 E, 5060 E, 5075 E' },
  Kubota: { MU: 'MU4501, MU5501', NeoStar: 'NeoStar A211N, NeoStar B2741' },
  Mahindra: {
    Jivo: 'Jivo 245 DI',
    'XP Plus': '275 DI XP Plus, 475 DI XP Plus, 575 DI XP Plus',
    Yuvo: 'Yuvo 475 DI, Yuvo 575 DI',
    Arjun: 'Arjun 555 DI, Arjun 605 DI',
  },
  'Massey Ferguson': { '241': '241 DI, 241 DI Maha Shakti', '1035': '1035 DI', '7250': '7250 DI' },
  'New Holland': { '3230': '3230 NX', '3630': '3630 TX Super, 3630 TX Special Edition' },
  Swaraj: { '7 series': '724 XM, 735 FE, 744 FE', '8 series': '843 XM, 855 FE' },
  Sonalika: { DI: 'DI 35, DI 745 III, DI 750 III', Tiger: 'Tiger 50, Tiger 55' },
};

/** Three-wheelers, vans, pick-ups, lorries and buses. */
export const commercial: Listing = {
  'Ashok Leyland': {
    Dost: 'Dost+, Dost CNG, Dost XL',
    'Bada Dost': 'i2, i3, i4',
    Partner: '4 tyre, 6 tyre',
    Ecomet: '1015, 1215, 1615',
    AVTR: '1920, 2820, 3520, 4220',
  },
  'Bajaj Auto': { RE: 'CNG, LPG, Petrol, Diesel, Electric', Maxima: 'Maxima C cargo, Maxima Z passenger' },
  BharatBenz: { Truck: '1217C, 1917R, 2823R, 3528C' },
  Eicher: { Pro: 'Pro 2049, Pro 2059, Pro 2110, Pro 3015, Pro 6028', Skyline: 'School bus, Staff bus' },
  'Force Motors': { Traveller: 'Traveller 3350, Traveller 3700', Trax: 'Trax Cruiser, Trax Toofan' },
  Mahindra: {
    Treo: 'Treo, Treo Zor',
    Alfa: 'Passenger, Load',
    Jeeto: 'Petrol, Diesel, CNG',
    Supro: 'Mini truck, Maxi truck, Van',
    'Bolero Pik-Up': 'City, HD, Camper',
  },
  'Maruti Suzuki': { 'Super Carry': 'Petrol, CNG' },
  Piaggio: { Ape: 'Ape City, Ape Xtra, Ape E-City' },
  'Tata Motors': {
    Ace: 'Ace Gold Petrol, Ace Gold CNG, Ace Gold Diesel, Ace EV',
    Intra: 'V10, V20, V30, V50',
    Yodha: 'Single cab, Crew cab',
    '407': '407 Gold SFC, 407 CNG',
    Ultra: 'Ultra T.7, Ultra 1918.T',
    LPT: 'LPT 1109, LPT 1613, LPT 2818, LPT 3518',
    Signa: 'Signa 2823.K, Signa 4825.TK',
    Winger: 'Staff, School, Cargo',
  },
};

/** Machines that dig, load and lift. */
export const construction: Listing = {
  Caterpillar: { 'Backhoe loader': '424', Excavator: '313, 320' },
  Escorts: { Crane: 'Pick and carry 12 t, Pick and carry 14 t' },
  JCB: { 'Backhoe loader': '3DX, 3DX Plus, 4DX', Excavator: 'JS140, JS205' },
  'Tata Hitachi': { Excavator: 'EX 70, EX 110, EX 210', 'Backhoe loader': 'Shinrai' },
};
