export type Climb = {
  id: string;
  name: string;
  /** Where the counted length begins; other sides of the same mountain are other entries. */
  from: string;
  lengthM: number;
  gainM: number;
  topM: number;
  /** Other names riders use, in plain lower case without accents. */
  aliases: string[];
};

/** How the answer says where a climb's figures come from. */
export const climbSource = 'published length and gain; sources differ by a few per cent';

/**
 * id | name | where it begins | km | metres gained | altitude of the top in m | other names in plain lower case.
 * Published figures, as listed by climbbybike.com or by the races that use the climb; the top as signposted. Sources
 * differ by a few hundred metres in length, because each begins to count elsewhere in the valley. Where a mountain has
 * several sides, the first entry is the one meant by its bare name.
 */
const table = `
# The French Alps and the Jura
alpe-dhuez | Alpe d'Huez | Le Bourg-d'Oisans | 13.8 | 1120 | 1860 | alpe d huez, alpe dhuez, alp duez, alpe duez, the alpe, huez
ventoux-bedoin | Mont Ventoux | Bédoin | 20.6 | 1577 | 1909 | ventoux, mt ventoux, giant of provence
ventoux-malaucene | Mont Ventoux | Malaucène | 21.2 | 1570 | 1909 | ventoux from malaucene, ventoux malaucene
ventoux-sault | Mont Ventoux | Sault | 25.7 | 1210 | 1909 | ventoux from sault, ventoux sault
galibier-valloire | Col du Galibier | Valloire | 18.1 | 1245 | 2642 | galibier
galibier-lautaret | Col du Galibier | Col du Lautaret | 8.5 | 585 | 2642 | galibier from lautaret, galibier from the lautaret, galibier from the south
telegraphe | Col du Télégraphe | Saint-Michel-de-Maurienne | 11.9 | 856 | 1566 | telegraphe
lautaret | Col du Lautaret | Le Bourg-d'Oisans | 34.2 | 1338 | 2058 | lautaret
croix-de-fer | Col de la Croix de Fer | Saint-Jean-de-Maurienne | 29.5 | 1522 | 2067 | croix de fer
glandon | Col du Glandon | La Chambre | 21.3 | 1472 | 1924 | glandon
madeleine | Col de la Madeleine | La Chambre | 19.2 | 1522 | 1993 | madeleine, la madeleine
mollard | Col du Mollard | Saint-Jean-de-Maurienne | 18.5 | 1092 | 1638 | mollard
montvernier | Lacets de Montvernier | Pontamafrey | 3.4 | 280 | 782 | montvernier, lacets of montvernier
chaussy | Col de Chaussy | Pontamafrey | 15.4 | 974 | 1533 | col chaussy
iseran | Col de l'Iseran | Bourg-Saint-Maurice | 48 | 1955 | 2764 | iseran, col de l iseran
izoard | Col d'Izoard | Briançon | 20 | 1141 | 2360 | izoard
bonette | Cime de la Bonette | Jausiers | 24 | 1589 | 2802 | bonette, la bonette, col de la bonette
agnel | Col Agnel | Château-Queyras | 20.5 | 1350 | 2744 | col d agnel, agnello, colle dell agnello
vars | Col de Vars | Guillestre | 19.3 | 1111 | 2109 | the vars
granon | Col du Granon | Saint-Chaffrey | 11.3 | 1040 | 2413 | granon
risoul | Risoul | Guillestre | 12.6 | 869 | 1855 | risoul 1850
pra-loup | Pra Loup | Les Thuiles | 6.2 | 403 | 1620 | praloup
allos | Col d'Allos | Barcelonnette | 20 | 1108 | 2247 | col d allos
cayolle | Col de la Cayolle | Barcelonnette | 29.5 | 1193 | 2326 | cayolle
couillole | Col de la Couillole | Saint-Sauveur-sur-Tinée | 15.7 | 1118 | 1678 | couillole
lombarde | Col de la Lombarde | Isola | 21.1 | 1475 | 2350 | lombarde
isola-2000 | Isola 2000 | Isola | 16.1 | 1145 | 2020 | isola
turini | Col de Turini | Sospel | 24 | 1257 | 1607 | turini
madone | Col de la Madone | Menton | 13.3 | 870 | 925 | the madone, madone climb, madone from menton
eze | Col d'Èze | Nice | 9.6 | 490 | 507 | col d eze, eze from nice
sarenne | Col de Sarenne | Barrage du Chambon | 12.8 | 954 | 1999 | sarenne
deux-alpes | Les Deux Alpes | Barrage du Chambon | 9 | 600 | 1644 | deux alpes, les 2 alpes
ornon | Col d'Ornon | Le Bourg-d'Oisans | 11.1 | 640 | 1371 | col d ornon, ornon
chamrousse | Chamrousse | Uriage | 18.2 | 1330 | 1730 | chamrouse
porte | Col de Porte | Le Sappey side from Grenoble | 17.5 | 1085 | 1326 | col de porte
rousset | Col de Rousset | Die | 20.3 | 844 | 1254 | col du rousset
mont-du-chat | Mont du Chat | Trévouet | 8.7 | 896 | 1504 | dent du chat
grand-colombier | Grand Colombier | Culoz | 18.3 | 1255 | 1501 | col du grand colombier
biche | Col de la Biche | Gignez | 10.5 | 945 | 1316 | la biche
semnoz | Le Semnoz | Quintal | 10.7 | 910 | 1655 | semnoz, cret de chatillon
joux-plane | Col de Joux Plane | Samoëns | 11.6 | 989 | 1691 | joux plane
colombiere | Col de la Colombière | Scionzier | 16.3 | 1108 | 1613 | colombiere
colombiere-grand-bornand | Col de la Colombière | Le Grand-Bornand | 11.7 | 681 | 1613 | colombiere from le grand bornand, colombiere from grand bornand
aravis | Col des Aravis | Flumet | 11.5 | 570 | 1487 | aravis
saisies | Col des Saisies | Villard-sur-Doron | 15 | 975 | 1657 | les saisies, saisies
roselend | Cormet de Roselend | Beaufort | 20.3 | 1227 | 1968 | roselend, cormet
roselend-bourg | Cormet de Roselend | Bourg-Saint-Maurice | 19.3 | 1154 | 1968 | roselend from bourg saint maurice
col-du-pre | Col du Pré | Beaufort | 12.6 | 960 | 1703 | the col du pre
petit-saint-bernard | Col du Petit Saint-Bernard | Séez | 26.3 | 1284 | 2188 | petit saint bernard, little st bernard, petit st bernard
mont-cenis | Col du Mont Cenis | Lanslebourg | 9.8 | 684 | 2083 | mont cenis, moncenisio
loze | Col de la Loze | Brides-les-Bains | 21.5 | 1690 | 2304 | la loze
val-thorens | Val Thorens | Moûtiers | 33.4 | 1841 | 2365 | valthorens
la-plagne | La Plagne | Aime | 19.1 | 1375 | 2072 | plagne

# Vosges and Massif Central
planche | La Planche des Belles Filles | Plancher-les-Mines | 5.9 | 503 | 1035 | planche des belles filles, belles filles
ballon-alsace | Ballon d'Alsace | Saint-Maurice-sur-Moselle | 9.1 | 616 | 1171 | ballon d alsace, ballon of alsace
petit-ballon | Petit Ballon | Luttenbach | 9.3 | 753 | 1163 | le petit ballon
platzerwasel | Col du Platzerwasel | Sondernach | 7.1 | 595 | 1193 | platzerwasel
puy-de-dome | Puy de Dôme | Clermont-Ferrand | 13.3 | 1020 | 1415 | puy de dome
puy-mary | Puy Mary (Pas de Peyrol) | Le Claux side | 5.4 | 437 | 1589 | puy mary, pas de peyrol
lusette | Col de la Lusette | Pont d'Hérault side | 11.7 | 854 | 1351 | lusette

# The Pyrenees
tourmalet-luz | Col du Tourmalet | Luz-Saint-Sauveur | 19 | 1404 | 2115 | tourmalet
tourmalet-campan | Col du Tourmalet | Sainte-Marie-de-Campan | 17.2 | 1268 | 2115 | tourmalet from campan, tourmalet from sainte marie, tourmalet from la mongie, tourmalet from ste marie
aubisque | Col d'Aubisque | Laruns | 16.6 | 1190 | 1709 | aubisque
soulor | Col du Soulor | Argelès-Gazost | 19.3 | 1010 | 1474 | soulor
marie-blanque | Col de Marie-Blanque | Escot | 9.3 | 715 | 1035 | marie blanque, marie blanc
peyresourde | Col de Peyresourde | Bagnères-de-Luchon | 15.3 | 939 | 1569 | peyresourde
aspin | Col d'Aspin | Arreau | 12 | 779 | 1489 | col d aspin, aspin
ancizan | Hourquette d'Ancizan | Ancizan | 10.2 | 789 | 1564 | ancizan, hourquette
azet | Col d'Azet | Saint-Lary | 7.4 | 614 | 1580 | val louron azet, col de val louron
pla-dadet | Pla d'Adet | Saint-Lary | 10.2 | 850 | 1669 | pla d adet
col-du-portet | Col de Portet | Saint-Lary | 16 | 1392 | 2215 | col du portet
hautacam | Hautacam | Argelès-Gazost | 13.6 | 1055 | 1520 | hautacam climb
luz-ardiden | Luz Ardiden | Luz-Saint-Sauveur | 13.3 | 980 | 1715 | ardiden
superbagneres | Superbagnères | Bagnères-de-Luchon | 18.5 | 1170 | 1800 | super bagneres
portillon | Col du Portillon | Bossòst | 8.2 | 583 | 1293 | portillon
bales | Port de Balès | Mauléon-Barousse | 19.2 | 1185 | 1755 | port de bales
mente | Col de Menté | Saint-Béat | 9.3 | 844 | 1349 | col de mente
portet-daspet | Col de Portet-d'Aspet | Saint-Lary-d'Ariège side | 5.4 | 383 | 1069 | portet d aspet
agnes | Col d'Agnès | Aulus-les-Bains | 10 | 820 | 1570 | col d agnes
lers | Port de Lers | Vicdessos | 11.4 | 796 | 1517 | port de l hers
peguere | Mur de Péguère | Massat | 9.3 | 735 | 1375 | peguere, col de peguere
plateau-de-beille | Plateau de Beille | Les Cabannes | 15.8 | 1255 | 1780 | beille
pailheres | Port de Pailhères | Usson-les-Bains | 15.3 | 1220 | 2001 | pailheres
ax-3-domaines | Ax 3 Domaines | Ax-les-Thermes | 7.8 | 640 | 1350 | plateau de bonascre, ax 3
pierre-saint-martin | La Pierre Saint-Martin | Arette | 15.3 | 1130 | 1610 | pierre saint martin, pierre st martin
bagargui | Col Bagargui | Larrau | 8.8 | 755 | 1327 | col de bagargui, bagargi
larrau | Port de Larrau | Larrau | 14.7 | 937 | 1573 | col de larrau
envalira | Port d'Envalira | L'Hospitalet side from Ax | 22.6 | 1243 | 2408 | envalira
arcalis | Ordino-Arcalís | Ordino | 10.1 | 727 | 2240 | arcalis

# Italy
stelvio-prato | Passo dello Stelvio | Prato | 24.3 | 1808 | 2757 | stelvio, stilfser joch, stelvio pass
stelvio-bormio | Passo dello Stelvio | Bormio | 21.5 | 1533 | 2757 | stelvio from bormio, stelvio bormio
gavia | Passo di Gavia | Ponte di Legno | 17.3 | 1363 | 2621 | gavia, passo gavia
gavia-bormio | Passo di Gavia | Bormio | 25.6 | 1404 | 2621 | gavia from bormio
mortirolo | Passo del Mortirolo | Mazzo | 12.4 | 1300 | 1852 | mortirolo
mortirolo-edolo | Passo del Mortirolo | Edolo | 17.2 | 1150 | 1852 | mortirolo from edolo
foscagno | Passo di Foscagno | Bormio | 23.8 | 1066 | 2291 | foscagno
san-marco | Passo San Marco | Morbegno | 26.5 | 1730 | 1985 | passo di san marco
ghisallo | Madonna del Ghisallo | Bellagio | 8.6 | 533 | 754 | ghisallo
sormano | Muro di Sormano | Sormano | 1.9 | 304 | 1124 | sormano wall, wall of sormano, sormano
poggio | Poggio di Sanremo | Via Aurelia | 3.7 | 136 | 160 | poggio
cipressa | Cipressa | Via Aurelia | 5.6 | 230 | 240 | la cipressa
san-luca | San Luca | Bologna | 2.1 | 197 | 280 | san luca bologna, madonna di san luca
mottarone | Mottarone | Stresa | 20 | 1200 | 1400 | mottarone climb
oropa | Oropa | Biella | 11.8 | 733 | 1142 | oropa sanctuary, santuario di oropa
finestre | Colle delle Finestre | Susa | 18.5 | 1678 | 2178 | colle finestre, finestre
sestriere | Sestriere | Cesana | 11.4 | 680 | 2035 | sestrieres
fauniera | Colle Fauniera | Pradleves | 22.3 | 1669 | 2481 | fauniera, colle dei morti
montecampione | Montecampione | Pian Camuno | 19.4 | 1450 | 1665 | plan di montecampione
bondone | Monte Bondone | Aldeno | 21.4 | 1430 | 1632 | bondone
zoncolan | Monte Zoncolan | Ovaro | 10.1 | 1210 | 1750 | zoncolan
zoncolan-sutrio | Monte Zoncolan | Sutrio | 14.1 | 1198 | 1750 | zoncolan from sutrio
crostis | Monte Crostis | Comeglians | 14.2 | 1435 | 1982 | crostis
lussari | Monte Lussari | Camporosso | 7.3 | 875 | 1760 | lussari
grappa | Monte Grappa | Semonzo | 18.4 | 1480 | 1675 | grappa from semonzo, monte grapa
manghen | Passo Manghen | Borgo Valsugana | 23.4 | 1660 | 2047 | manghen
rolle | Passo Rolle | Predazzo | 20.4 | 966 | 1984 | passo di rolle
pordoi | Passo Pordoi | Arabba | 9.4 | 638 | 2239 | pordoi
sella | Passo Sella | Canazei | 11.4 | 753 | 2218 | sella pass, sellajoch
gardena | Passo Gardena | Corvara | 9.6 | 598 | 2121 | gardena pass, grodner joch
campolongo | Passo Campolongo | Corvara | 5.8 | 352 | 1875 | campolongo
giau | Passo Giau | Selva di Cadore | 9.9 | 922 | 2236 | giau
fedaia | Passo Fedaia | Caprile | 14 | 1059 | 2057 | fedaia, marmolada
valparola | Passo Valparola | La Villa | 13.9 | 772 | 2192 | valparola
falzarego | Passo Falzarego | Cortina | 15.9 | 890 | 2105 | falzarego
tre-croci | Passo Tre Croci | Cortina | 8 | 585 | 1805 | tre croci
tre-cime | Tre Cime di Lavaredo | Misurina | 7.2 | 556 | 2304 | tre cime
san-pellegrino | Passo San Pellegrino | Moena | 11.7 | 734 | 1918 | san pellegrino pass
carpegna | Monte Carpegna | Carpegna | 6 | 600 | 1360 | cippo di carpegna, cippo carpegna
blockhaus | Blockhaus | Roccamorice | 13.6 | 1145 | 1665 | block haus
gran-sasso | Gran Sasso (Campo Imperatore) | Calascio side | 26.4 | 898 | 2130 | campo imperatore, gran sasso
terminillo | Monte Terminillo | Rieti | 16.1 | 1175 | 1675 | terminillo
etna | Etna | Nicolosi | 17.9 | 1186 | 1892 | mount etna, rifugio sapienza

# Switzerland, Austria, Germany, Slovenia
umbrail | Umbrail Pass | Santa Maria | 13.4 | 1126 | 2501 | umbrail, stelvio from santa maria
bernina | Bernina Pass | Tirano | 33.4 | 1901 | 2330 | bernina, passo del bernina
fluela | Flüelapass | Davos | 13 | 823 | 2383 | fluela, fluela pass
albula | Albulapass | La Punt | 9.3 | 625 | 2312 | albula, albula pass
julier | Julierpass | Silvaplana | 7.1 | 469 | 2284 | julier pass
maloja | Maloja Pass | Chiavenna | 32 | 1482 | 1815 | malojapass, maloja
splugen | Splügenpass | Chiavenna | 30 | 1780 | 2113 | splugen, splugen pass, passo dello spluga
gotthard | Gotthard Pass | Airolo | 12.7 | 931 | 2106 | gotthard, tremola, st gotthard
furka | Furkapass | Realp | 12.4 | 891 | 2429 | furka pass
grimsel | Grimselpass | Innertkirchen | 26 | 1539 | 2164 | grimsel, grimsel pass
susten | Sustenpass | Wassen | 18.3 | 1308 | 2224 | susten pass
nufenen | Nufenenpass | Ulrichen | 13.4 | 1132 | 2478 | nufenen, nufenen pass
oberalp | Oberalppass | Andermatt | 10.9 | 608 | 2044 | oberalp, oberalp pass
klausen | Klausenpass | Altdorf | 23.5 | 1490 | 1948 | klausen pass
sanetsch | Col du Sanetsch | Conthey | 25 | 1760 | 2252 | sanetsch
verbier | Verbier | Le Châble | 8.7 | 648 | 1468 | verbier climb
grossglockner | Großglockner (Fuscher Törl) | Bruck | 27 | 1673 | 2428 | grossglockner, glockner, fuscher torl, grossglockner high alpine road
timmelsjoch | Timmelsjoch | St. Leonhard | 28.8 | 1780 | 2474 | passo rombo, timmels joch
jaufen | Jaufenpass | Sterzing | 15.4 | 1146 | 2094 | jaufen pass, passo giovo, monte giovo
kuhtai | Kühtai | Oetz | 18.5 | 1200 | 2020 | kuhtai, kuehtai
rettenbach | Rettenbachferner | Sölden | 13 | 1300 | 2675 | rettenbach, rettenbach glacier, solden glacier
silvretta | Bielerhöhe | Partenen | 14.7 | 986 | 2037 | bielerhohe, silvretta
hahntennjoch | Hahntennjoch | Imst | 14.6 | 1114 | 1894 | hahntenn
kitzbuheler-horn | Kitzbüheler Horn | Kitzbühel | 7.1 | 865 | 1670 | kitzbuheler horn, kitzbueheler horn
kandel | Kandel | Waldkirch | 12.1 | 966 | 1241 | kandel from waldkirch, kandelpass
vrsic | Vršič | Kranjska Gora | 12 | 801 | 1611 | vrsic, vrsic pass

# Spain and Portugal
angliru | Alto de l'Angliru | La Vega | 12.5 | 1266 | 1573 | angliru
covadonga | Lagos de Covadonga | Covadonga | 14 | 1056 | 1134 | covadonga, lakes of covadonga
gamoniteiro | Altu d'El Gamoniteiru | Pola de Lena | 14.6 | 1430 | 1770 | gamoniteiro, gamoniteiru
farrapona | La Farrapona | Pola de Somiedo side | 18.5 | 1140 | 1708 | farrapona
pena-cabarga | Peña Cabarga | Heras | 5.9 | 545 | 568 | pena cabarga
jaizkibel | Jaizkibel | Lezo | 7.9 | 442 | 455 | jaizkibel climb
hazallanas | Alto de Hazallanas (Sierra Nevada) | Güéjar Sierra | 19.3 | 1525 | 2512 | hazallanas, sierra nevada
veleta | Pico Veleta | Granada | 41 | 2620 | 3300 | veleta, pico de veleta
pandera | Sierra de la Pandera | Valdepeñas de Jaén | 8.4 | 655 | 1820 | la pandera
rocacorba | Rocacorba | Pujarnol | 10 | 735 | 929 | roca corba
els-angels | Els Àngels | Girona | 10.7 | 380 | 485 | els angels girona
sa-calobra | Sa Calobra | Port de sa Calobra | 9.4 | 668 | 682 | calobra, coll dels reis
puig-major | Puig Major | Sóller | 14.1 | 830 | 875 | puig mayor
coll-de-soller | Coll de Sóller | Sóller | 7 | 440 | 497 | col de soller
sa-batalla | Coll de sa Batalla | Caimari | 7.9 | 400 | 576 | sa batalla
femenia | Coll de Femenia | Pollença | 7.6 | 415 | 515 | femenia
sant-salvador | Sant Salvador | Felanitx | 5 | 335 | 500 | san salvador mallorca
teide | Teide | La Orotava | 33 | 1720 | 2080 | el teide, mount teide
torre | Alto da Torre | Covilhã | 20.3 | 1270 | 1993 | serra da estrela
foia | Alto da Fóia | Monchique | 7.5 | 450 | 890 | foia climb
malhao | Alto do Malhão | Loulé side | 2.6 | 240 | 518 | malhao
senhora-da-graca | Senhora da Graça | Mondim de Basto | 8.4 | 650 | 945 | monte farinha

# Belgium and the Netherlands
kwaremont | Oude Kwaremont | Berchem | 2.2 | 93 | 109 | kwaremont
paterberg | Paterberg | Kluisbergen | 0.36 | 46 | 80 | the paterberg
koppenberg | Koppenberg | Melden | 0.6 | 69 | 78 | the koppenberg
muur | Muur van Geraardsbergen | Geraardsbergen | 1.1 | 92 | 110 | geraardsbergen, kapelmuur
bosberg | Bosberg | Moerbeke | 0.98 | 57 | 105 | the bosberg
mur-de-huy | Mur de Huy | Huy | 1.3 | 124 | 204 | wall of huy
la-redoute | Côte de la Redoute | Remouchamps | 1.6 | 150 | 292 | la redoute
roche-aux-faucons | Côte de la Roche aux Faucons | Méry | 1.3 | 143 | 255 | roche aux faucons
stockeu | Côte de Stockeu | Stavelot | 1 | 125 | 430 | stockeu
rosier | Col du Rosier | Trois-Ponts side | 4.4 | 260 | 565 | cote du rosier
cauberg | Cauberg | Valkenburg | 1.2 | 69 | 133 | the cauberg

# Britain and Ireland
bealach-na-ba | Bealach na Bà | Tornapress | 9.1 | 626 | 626 | bealach na ba, applecross pass
cairngorm | Cairngorm ski road | Glenmore | 4.9 | 305 | 635 | cairngorm, cairn gorm
lecht | The Lecht | Cockbridge | 3.4 | 227 | 637 | lecht
cairn-o-mount | Cairn o' Mount | Clatterin Bridge | 3.1 | 295 | 454 | cairn o mount
great-dun-fell | Great Dun Fell | Knock | 7.2 | 632 | 848 | dun fell
hardknott | Hardknott Pass | Eskdale | 2.1 | 290 | 393 | hardknott, hard knott
wrynose | Wrynose Pass | Little Langdale | 2.5 | 280 | 393 | wrynose
honister | Honister Pass | Seatoller | 2.2 | 235 | 356 | honister
kirkstone | Kirkstone Pass (The Struggle) | Ambleside | 4.8 | 390 | 454 | kirkstone, the struggle, kirkstone pass
holme-moss | Holme Moss | Holmbridge | 4.7 | 329 | 524 | holme moss climb
cragg-vale | Cragg Vale | Mytholmroyd | 8.9 | 295 | 395 | cragg vale climb
buttertubs | Buttertubs | Simonstone | 4.5 | 306 | 526 | buttertubs pass
fleet-moss | Fleet Moss | Hawes | 6.4 | 339 | 589 | fleet moss climb
rosedale-chimney | Rosedale Chimney | Rosedale Abbey | 1.4 | 173 | 325 | rosedale
winnats | Winnats Pass | Castleton | 1.6 | 195 | 415 | winnats
box-hill | Box Hill | Zig Zag Road | 2.5 | 129 | 180 | zig zag road
ditchling-beacon | Ditchling Beacon | Ditchling | 1.5 | 136 | 233 | ditchling
swains-lane | Swain's Lane | Highgate | 0.9 | 71 | 129 | swains lane
the-tumble | The Tumble | Govilon | 5.1 | 410 | 506 | tumble climb, tumble in wales
horseshoe-pass | Horseshoe Pass | Llangollen | 6.2 | 315 | 417 | the horseshoe pass
wicklow-gap | Wicklow Gap | Laragh | 7 | 340 | 478 | the wicklow gap
conor-pass | Conor Pass | Dingle | 7.2 | 400 | 410 | connor pass

# Nordic countries and Romania
dalsnibba | Dalsnibba | Geiranger | 21 | 1476 | 1476 | mount dalsnibba
lysebotn | Lysebotn | Lysebotn | 8.5 | 635 | 640 | lysebotn hairpins
trollstigen | Trollstigen | Isterdalen | 9.5 | 650 | 850 | trolls path
transfagarasan | Transfăgărășan | Cârțișoara | 33.5 | 1500 | 2042 | transfagarasan
transalpina | Transalpina | Novaci | 36 | 1660 | 2145 | transalpina road

# On the indoor trainer
alpe-du-zwift | Alpe du Zwift | Watopia | 12.2 | 1036 | 1071 | alp du zwift, alpe de zwift

# The Americas
haleakala | Haleakalā | Pāʻia | 57 | 3050 | 3055 | haleakala
mauna-kea | Mauna Kea | Hilo | 68 | 4190 | 4200 | maunakea
pikes-peak | Pikes Peak | Cascade | 31.4 | 2050 | 4302 | pike s peak
mount-evans | Mount Blue Sky (Mount Evans) | Idaho Springs | 44.3 | 2010 | 4307 | mount evans, mt evans, mount blue sky, mt blue sky
independence-pass | Independence Pass | Aspen | 30.6 | 1290 | 3687 | independence pass aspen
lookout-mountain | Lookout Mountain | Golden | 7.3 | 390 | 2230 | lookout mountain golden
little-cottonwood | Little Cottonwood Canyon | Sandy | 13.5 | 1080 | 2620 | little cottonwood
mount-lemmon | Mount Lemmon | Tucson | 33.5 | 1600 | 2410 | mt lemmon
whitney-portal | Whitney Portal | Lone Pine | 18.3 | 1415 | 2550 | whitney portal road
onion-valley | Onion Valley | Independence | 20.1 | 1600 | 2800 | onion valley road
gibraltar-road | Gibraltar Road | Santa Barbara | 12 | 960 | 1080 | gibraltar climb
mount-diablo | Mount Diablo | South Gate | 17.4 | 1000 | 1173 | mt diablo
mount-hamilton | Mount Hamilton | Alum Rock | 30 | 1170 | 1283 | mt hamilton
sierra-road | Sierra Road | San Jose | 5.6 | 535 | 600 | sierra road climb
old-la-honda | Old La Honda | Portola Valley | 5.4 | 393 | 525 | old la honda road
kings-mountain | Kings Mountain Road | Woodside | 6.9 | 470 | 630 | kings mountain
hawk-hill | Hawk Hill | Golden Gate Bridge | 2.7 | 155 | 245 | hawk hill climb
mount-washington | Mount Washington | Auto Road gate | 12.2 | 1420 | 1900 | mt washington
brasstown-bald | Brasstown Bald | Highway 180 spur | 4.8 | 530 | 1458 | brasstown
alto-de-letras | Alto de Letras | Mariquita | 80.7 | 3200 | 3677 | letras
patios | Alto de Patios | Bogotá | 6.2 | 430 | 3000 | patios bogota
las-palmas | Alto de Las Palmas | Medellín | 15.5 | 990 | 2500 | las palmas medellin
la-linea | Alto de La Línea | Calarcá | 22 | 1720 | 3265 | alto de la linea

# Asia, Arabia, Africa, Australia
wuling | Wuling Pass | Taroko | 86 | 3200 | 3275 | wuling, taroko gorge climb
doi-inthanon | Doi Inthanon | Chom Thong | 48 | 2240 | 2535 | inthanon
doi-suthep | Doi Suthep | Chiang Mai | 11.3 | 680 | 1050 | suthep
fuji-subaru | Mount Fuji (Subaru Line) | Hokuroku Park | 24 | 1255 | 2305 | mount fuji, mt fuji, fuji subaru line, fuji hill climb
fuji-azami | Mount Fuji (Azami Line) | Subashiri | 11.4 | 1160 | 1970 | fuji azami line, azami line
norikura | Mount Norikura | Norikura Kogen | 20.5 | 1260 | 2720 | norikura
jebel-hafeet | Jebel Hafeet | Al Ain | 10.8 | 724 | 1025 | jabal hafeet, hafeet
jebel-jais | Jebel Jais | Wadi Bih side | 19 | 1050 | 1491 | jabal jais
green-mountain | Green Mountain (Jabal al Akhdar) | Birkat al Mawz | 5.9 | 620 | 1235 | jabal al akhdar, green mountain oman
suikerbossie | Suikerbossie | Hout Bay | 2.2 | 130 | 155 | suikerbosie
mount-hotham | Mount Hotham | Harrietville | 30.8 | 1361 | 1861 | mt hotham, hotham
falls-creek | Falls Creek | Mount Beauty | 29.8 | 1190 | 1545 | falls creek climb
mount-buller | Mount Buller | Mirimbah | 15.7 | 980 | 1600 | mt buller
mount-buffalo | Mount Buffalo | Porepunkah | 20.8 | 1020 | 1330 | mt buffalo
lake-mountain | Lake Mountain | Marysville | 20.8 | 910 | 1410 | lake mountain climb
donna-buang | Mount Donna Buang | Warburton | 16.8 | 1080 | 1245 | donna buang, mt donna buang
baw-baw | Mount Baw Baw | Winch Corner | 6.3 | 700 | 1460 | baw baw, mt baw baw
arthurs-seat | Arthurs Seat | Dromana | 3 | 244 | 300 | arthur s seat
willunga | Old Willunga Hill | Willunga | 3 | 222 | 370 | willunga, willunga hill
corkscrew | Corkscrew Road | Montacute | 2.4 | 216 | 480 | corkscrew road climb
`;

/** The table's rows; a row that is not complete is a mistake of ours and stops the start. */
const parse = (line: string): Climb => {
  const [id, name, from, km, gain, top, others] = line.split('|').map((cell) => cell.trim());
  if (!id || !name || !from || !others) throw new Error(`A climb is not complete: ${line}`);
  const climb = {
    id,
    name,
    from,
    lengthM: Math.round(Number(km) * 1000),
    gainM: Number(gain),
    topM: Number(top),
  };
  return { ...climb, aliases: others.split(',').map((alias) => alias.trim()) };
};

export const climbs: Climb[] = table
  .split('\n')
  .filter((line) => line.includes('|'))
  .map(parse);
