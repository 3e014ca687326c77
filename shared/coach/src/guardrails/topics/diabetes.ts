/** Diabetes: the own team's plan, sugar at hand, no insulin advice. High ketones and muddled lows are an emergency. */
import type { Rule, Texts } from '../types.ts';

export const diabetesRules: Rule[] = [
  {
    topic: 'diabetes',
    level: 'care',
    when: `
      bloodsugar|libre|dexcom|cgm|sensor|hypo|hypos|glucose ~6 #1.5-3.9 ; #2.1-2.95|#3.1-3.9 ~2 shaky|shaking|sweaty|hypo
      hypos|lows|hypo ~6 not|no|never ~2 feel|notice|warning|warnings|alarm* ; double_arrow|arrow_down|arrows_down ; went_low|going_low|gone_low
      rapid|bolus|units|fast_acting ~5 injected|took|wrong|instead|double`,
    unless: 'gear|cadence|w_kg|watts_per_kilo',
  },
  {
    topic: 'diabetes',
    level: 'stop',
    when: `
      dka|ketoacidosis|ketoacidose|ketoazidose|cetoacidosis|acidocetose|chetoacidosi|diabetic_coma
      ketone|ketones|ketonen|ketone_level|blood_ketones|cetones|cetonas|chetoni ~4 high|#1.5-9|raised|elevated|positive|up|large|moderate|hoch|hautes|altas|alti|hoog
      fruity|acetone ~3 breath ~10 diabet*|insulin|thirst*|vomit*|sugar|t1d
      shaky|shaking|trembling|sweaty|sweating|clammy|zittrig ~6 confus*|disorient*|faint*|slur*|can_not_think|not_think|blurr*|not_respond*
      bloodsugar|sugar|sugars|glucose|bg|hypo|hypos|bz|zucker|unterzucker* ~6 confus*|unconscious|passed_out|fainted|seizure|not_wake|vomit*|disorient*|collapsed|not_come_up|will_not_come_up|not_rise|severe|ambulance|glucagon
      bloodsugar|bg|glucose|sugar|sugars|libre|cgm|reading|zucker|bz|glycemie|glucemia|glicemia|bloedsuiker ~4 #0.8-3.1
      t1d|type_1|insulin|diabet* ~10 vomit*|throwing_up|confus*|very_thirsty|not_stop_peeing`,
    unless:
      'ketone_ester|ketone_drink|ketone_drinks|exogenous|ketone_salts|delta_g|bonked|w_kg|mg_dl_fine|g_kg|glucose_fructose|fructose|ratio',
  },
  {
    topic: 'diabetes',
    level: 'care',
    term: true,
    when: `
      diabet*|diabetes|diabetic|diabetics|diabetis|diabeties|t1d|t2d|t1dm|lada|prediabet*|pre_diabet*|insulin|insuline|insulina|insulinpumpe|insulin_pump|pumpe_insulin|metformin|metformine|metformina|jardiance|empagliflozin|hba1c|a1c|omnipod|dexcom|medtronic_pump|tandem_pump|freestyle_libre|libre_alarm|libre_alarms|libre_sensor|my_libre|libre_3|libre_2|basal_rate|bolus|basal_bolus|carb_ratio_insulin|novorapid|humalog|lantus|tresiba|fiasp|diabetiker*|diabetique|diabetico|diabetica|zuckerkrank*|suikerziekte|hypoglyc*|hypoglyk*|hypoglycaemic|hyperglyc*|hypo|hypos|hypoing|unterzucker*|unterzuckerung|hypoglycemie|hipoglucemia|ipoglicemia|hypoglykemie`,
    unless: 'hypo_allergenic|hypoxic|hypo_tonic|insulin_sensitivity_of_muscle',
  },
  {
    topic: 'diabetes',
    level: 'care',
    when: `
      i_am|am|as_a|being|living_with|diagnosed|kid_is|son_is|daughter_is|my|a ~2 type_1|type_one|type_2|type_two|typ_1|typ_2|type1|type2|t1|t2 ~3
      type_1|type_one|type_2|type_two|typ_1|typ_2 ~6 cycling|ride|rides|riding|race|racing|train|training|carbs|fuel*|long|cyclist|rider|athlete|start
      basal|bolus ~6 ride|reduce|rate|before|lower|pump|dose|percent|temp|cut|half
      type_1|type_one|type_2|type_two|typ_1|typ_2 ~8 sugar*|insulin|pump|cgm|libre|carbs|low|lows|hypo*|zucker|glucose|bg
      low|lows|crash*|crashed|drop+|dropping|dropped|plummet*|tank+|tanking|high|spike+|rollercoaster|unstable|all_over|going|went ~3 bloodsugar|sugars|sugar_level|sugar_levels|glucose_level|glucose_levels|my_glucose|my_bg|bg|blutzucker|glycemie|glucemia|glicemia|bloedsuiker|zucker
      my|bloodsugar|glucose|bg|blutzucker|glycemie|glucemia|glicemia|bloedsuiker ~4 #3-30 mmol|mmoll|mg_dl|mgdl|mmol_l
      #2.5-30 mmol|mmol_l; #50-500 mg_dl|mgdl; bg ~2 #2.5-400; bloodsugar ~4 #2.5-400|hba1c|meds|drop*|low|high
      bolus*|pre_bolus*|prebolus* ~8 ride|before|after|race|carbs|eat*|gel*|group|meal
      t1|t2 ~6 kid|son|daughter|sugar|low|lows|race|racing|carbs|insulin|pump ; sugar_level|sugar_levels
      pump|insulin ~2 off|suspend*|disconnect*|unplug* ~6 race|ride|swim|during|for
      #2-3.9 ~8 mysugr|libre|dexcom|sensor|sugar|sugars|glucose|bz|bg
      glucose|sugar|bloodsugar|zucker ~3 monitor|meter|sensor|alarm|alarms|tabs|tablets ~8 low|high|diabet*|hypo|night|insulin|alarm|alarms|went_off
      libre|dexcom|cgm|sensor ~3 lo|hi|says_lo|low|red|urgent ; glycemie|glicemia|glucemia|suiker|blutzucker|azucar|zucker ~5 chute|scende|baja|bajo|basse|bassa|alta|haute|baisse|hypo|laag|hoog|niedrig|hoch|sinkt|#2-30|bomba|pomp|pumpe
      glucose|sugar|bg|libre|dexcom|cgm|insulin|pump ~2 alarm|alarms|beep*|beeping
      blutzucker|zucker ~3 fallt|faellt|sinkt|steigt|runter|weg ; fasting >1 glucose|sugar|bloodsugar ~2 #80-400 ; glucose|bloodsugar ~2 #100-400
      zucker|sugar|sugars|bz ~3 #30-400|#2-25 ~3 war|was|bei|at|mid|on|is
      dawn_phenomenon|microinfusore|microinfusor|temp_basal ; t1 ~6 fasted|rides|ride|riding|low|lows|diabet*
      type_1.|type_one.|type_2.|t1d. ; type_1|type_one|type_2|t1d ~6 eat|eating|per_hour|fuel|drink ; cgm|libre|dexcom ~3 #30-400 ; my >1 cgm|libre|dexcom
      finger_prick|fingerprick|prick_test|bg_meter
      cgm|libre|dexcom ~6 alarm*|low|lows|dropping|pump|arrow|arrows|going_off|urgent|readings_low`,
    unless:
      'mini_pump|floor_pump|track_pump|bike_pump|tyre|tire|tyres|valve|watts|power_off|supersapiens|charger|threshold|fixed|onset|obla|lt1|lt2|metabolic|lactate|blood_lactate',
  },
  {
    topic: 'diabetes',
    level: 'care',
    after: 'diabetes',
    when: 'how_many_units|units|dose|bolus|basal|how_much_insulin|lower_it|turn_off|suspend|target|correction|carbs_per_hour|how_many_carbs|carbs',
  },
];

export const diabetesTexts: Texts = {
  first: [
    {
      notice: '',
      text: 'Great that you ride with it. Many do, at every level. Doses and targets come from your diabetes team, and I give none. In general: check before, during and after, carry fast sugar where you can reach it, tell your companions what to do, and mind the hours after a ride. Low or odd readings mean stop and treat first. Ask your team for a ride plan.',
    },
    {
      notice: '',
      text: 'That is for your own team, since it depends on your treatment and the day. Take sugar and someone who knows along, test more often when rides get longer or harder, and do not ride on when you feel shaky. With their plan in hand I can help with route, pace and length.',
    },
    {
      notice: '',
      text: 'I leave anything about insulin and readings to the people who treat you. Bring their advice here and I build the riding around it.',
    },
  ],
};

export const diabetesStop: Texts = {
  first: [
    {
      notice: 'Stop now: this can become an emergency within minutes.',
      text: 'Follow your emergency plan and get somebody beside you. If you are awake and low, take fast sugar and stay put. Confusion, vomiting, high ketones or not waking properly: call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia), and never put food into the mouth of someone unresponsive. Training can wait.',
    },
    {
      notice: 'Please get medical help for this now.',
      text: 'Ring your diabetes team or the emergency services, say what you told me, and do not stay alone. No riding until the values are steady and they agree.',
    },
  ],
  later: [
    {
      notice: 'First: are your readings steady again, and did your team say you may ride?',
      text: 'Tell me when both are true, and I go on with your question.',
    },
    {
      notice: 'I would like to hear that the low or the ketones are sorted before we train.',
      text: 'Has a professional had a look? A short yes is enough.',
    },
  ],
};
