import { commonWords } from '../contract/password-rule.ts'

const firstNames = `aaron abigail adam adrian adriana agnes albert alberto alejandro alex alexa alexander alexandra alexis alfred alice
  alicia alison allen allison alyssa amanda amber amelia amy ana andre andrea andreas andres andrew andrey andy angel angela angelica
  angelina angelo anita anna anne annie anthony antonio april ariana ariel arnold arthur arturo ashley audrey austin barbara barry
  beatrice becky belinda ben benjamin bernard beth betty beverly bianca bill billy bobby bonnie brad bradley brandon brandy brenda brian
  brianna brittany bruce bruno bryan caitlin calvin cameron camila camille carl carla carlos carmen carol carolina caroline carrie casey
  cassandra catherine cathy cecilia cesar chad charles charlie charlotte chelsea cheryl chloe chris christian christina christine
  christopher cindy claire clara claude claudia cody colin connor connie corey courtney craig cristian cristina crystal curtis cynthia
  daisy dakota dale damian dan dana daniel daniela danielle danny darren dave david dean debbie deborah debra dennis denise derek
  derrick destiny devin diana diane diego dmitry dominic donald donna doris dorothy doug douglas dustin dylan eddie edgar eduardo edward
  edwin eileen elaine elena elizabeth ellen emily emma enrique eric erica erika ernesto esther ethan eugene evelyn fabian felipe felix
  fernanda fernando florence frances francesco francis francisco frank franklin fred freddy frederic gabriel gabriela gary george gerald
  gerard giovanni gladys gloria gordon grace graham greg gregory guillermo gustavo hannah harley harold harry harvey hector heather
  heidi helen helena henry herbert holly howard hugo hunter ian ignacio igor irene isaac isabel isabella ivan jack jackie jackson jacob
  jacqueline jaime jake james jamie jane janet janice jared jasmine jason javier jean jeff jeffrey jenna jennifer jenny jeremy jerome
  jerry jesse jessica jessie jesus jill jimmy joan joanna joanne joel johanna john johnny jonathan jordan jorge jose joseph joshua joyce
  juan juanita judith judy julia julian juliana julie julio justin karen karina karl katherine kathleen kathryn kathy katie kayla keith
  kelly kelsey kenneth kenny kevin kimberly kristen kristin kristina kyle larry laura lauren laurie lawrence leah lee leo leon leonard
  leonardo leslie liam lillian linda lindsay lindsey lisa logan lorenzo lori louis louise lucas lucia lucky lucy luis luke lydia madison
  maggie manuel marc marcel marcela marcia marco marcos marcus margaret maria mariana marie marina mario marion marissa mark marlene
  martha martin martina marvin mary mason mathew matt matthew maurice max maxime maxwell megan melanie melinda melissa melody mercedes
  meredith michael micheal michaela michel michele michelle miguel mike mikhail miranda miriam mitchell molly monica monika monique
  morgan nadia nancy naomi natalia natalie natasha nathan nathalie nicholas nicolas nicole nikita nikolai nina noah norman olga oliver
  olivia omar oscar pablo pamela patrice patricia patrick paul paula paulina pauline pedro peggy penny peter philip philippe phillip
  phoebe rachel rafael ralph ramon randy raquel raymond rebecca regina rene ricardo richard rick ricky riley rita robert roberto robin
  rodney rodrigo roger roland roman ronald ronnie rosa rosemary rosie ruben russell ruth ryan sabine sabrina sally salvador sam samantha
  sammy samuel sandra sandy santiago sara sarah scott sean sebastian serena sergey sergio shane shannon sharon shaun shawn sheila shelby
  shelly shirley sierra silvia simon simone sonia sophia sophie stacey stacy stanley stefan stefanie stella stephanie stephen steve
  steven stewart stuart sue susan suzanne svetlana sydney sylvia sylvie tamara tania tanya tara tatiana taylor teresa terry theresa
  thomas tiffany timothy tina todd tommy toni tony tracey tracy travis trevor tristan tyler valentina valeria valerie vanessa vera
  vernon veronica vicky victor victoria vincent violet virginia vivian vladimir walter wanda warren wayne wendy wesley whitney wilfred
  william willie wilson xavier yolanda yvette yvonne zachary zoe mohamed mohammed muhammad ahmed ali hassan hussein fatima ibrahim
  khalid yusuf mustafa mehmet aisha priya rahul rohit sachin deepak krishna ganesh lakshmi sanjay vijay anil sunil wang zhang chen liu
  yang huang zhao woaini hiroshi takashi yuki sakura`

const things = `abcd access account action active adidas admins airborne airplane alaska alpha amazing america american anderson android
  angels animal apache apollo apple apples archer arizona arsenal asdf asshole athena atlanta atlantis august autumn avalon avatar
  awesome baby babygirl babyboy babe bailey baller banana bandit barcelona barney baseball basket basketball bastard batman beach beagle
  bear bears beatles beautiful beauty beaver beer believe benfica berlin bigboy bigdaddy bigdog bird birdie birthday biteme bitch black
  blackcat blackie blackjack blahblah blaster blazer blessed blessing blink blink182 blizzard blonde blood bloody blossom blowfish blue
  bluebird blueberry bluesky bond booboo boogie boomer booster boston bowling bowwow boxing brasil brazil brooklyn brother brown browns
  brownie bubba bubble bubbles buddha buddy budlight buffalo bulldog bullet bullshit bunny buster butter buttercup butterfly button
  cactus cadillac california camaro camera campbell canada cancer candle candy canon captain caramel cardinal carrot cartman casino
  casper castle celtic center chance change changeit charger cheese cheesecake cherry chester chevy chicago chicken chiefs china
  chocolate chopper christ christmas church cinema cinnamon claymore clover cobra coca cocacola coconut coffee college colorado comet
  compaq concrete control cookie cookies cooper copper corona corvette cougar country courage cowboy cowboys coyote crazy cream creative
  cricket crimson cristiano crusader crystal cupcake daddy dallas dancer dancing danger darkness darling death december defender delta
  denver desert destiny detroit devil dexter diablo diamond diamonds digger digital dinosaur direct dirty disney doctor dodger dodgers
  dogs dollar dolphin dolphins domino donkey doodle dragonball dragonfly dragons dreamer dreams driver ducati duck dude eagle eagles
  earth easter eclipse einstein electric element elephant elvis emerald eminem empire energy engine england enigma enter eternity europe
  everton everyday evil explorer extreme facebook faith falcon family fantasy fashion faster father february ferrari fender fire
  fireball firebird firefly fireman fish fisher fishing flash flipper florida flowers fluffy flyers flying football forest forever
  fortuna fortune forum foster fountain foxtrot france freak freddie free freebird french friday friend friends friendship frog froggy
  frosty fuckme fuckoff fuckyou fuck fugazi future galaxy gambit games gandalf garden garfield garlic gateway gemini general genesis
  genius german germany ghost giants gibson ginger girls gizmo global goblin goddess godzilla gold golden goldfish golf golfer gonzalez
  goober good goodbye goodluck google gopher gorilla green greenday griffin grizzly guardian guitar gunner hacker hallo hammer hamster
  happy happyday hardcore hardware hawaii hawk hawks heart hearts heaven hell hellfire hellokitty helpme hercules hermes hero hockey
  holiday hollywood home homer honda honey horse horses hotdog hotmail hotrod house houston hummer hunting hurricane icecream iceman
  iloveme iloveu iloveyou imagine india indian indians infinity inlove inside instagram ireland iron ironman island italia jackass
  jaguar january japan jasper jerusalem jester jesuschrist jets jewel joker journey jungle jupiter justice justme kawasaki keyboard
  killer killers king kingdom kings kiss kisses kissme kitten kitty knight knights ladybug lakers lakota lasvegas legend legolas lemon
  leopard liberty light lightning linkedin linkinpark lion lions little liverpool lizard lollipop london loser lottery love loveme
  lovely lovelove lover loverboy lovers loveyou lucifer ludacris macbook machine madrid magic magnum maiden malibu manager manchester
  mango manutd marine mariners marines marlboro marshal master masters matrix maverick mazda meatball megadeth melon member memory
  memphis mercury merlin metal metallica mexico miami mickey midnight military million minecraft mine miracle mirror mission mister
  mobile modern mohawk mommy monday money monkeys monster montana moon moonlight moose morning mother motorola mountain mouse movie
  music mustang myname myself mystery mystic naruto nascar naughty newlife newpass newport newyork nintendo nirvana nissan nokia nomore
  nopassword nothing november number oakland ocean october offspring oklahoma olivier online open opendoor orange oranges orlando outlaw
  pacific packers paladin pancake panda pandora pantera panther panthers paradise paris parker pass passion passme passpass passport
  pasword patches patriots peace peaches peachy peanut peanuts pearl pebbles pegasus penguin people pepper pepsi perfect phantom phoenix
  photo picture pikachu pimpin pink pinky pioneer pirate pirates pizza planet platinum playboy player playstation please poison pokemon
  polaris police polina pookie popcorn popeye porsche portugal power powers precious predator premium present president prince private
  promise psycho pumpkin punk puppy purple pussy pyramid python qazwsx qwer quality queen quest rabbit racing raider raiders rain
  rainbow raptor raven rebel rebels red redhead redneck reddog redrum redsox redwings remember renegade republic requiem retired
  revolution rhythm ripper river robot rock rocker rocket rockon rockstar rocky romance ronaldo rose rosebud roses rover royal rugby
  runner russia saints salmon samsung samurai sanfran santa sasuke satan saturday saturn savage scarface school scooby scooter scorpio
  scorpion scotland seattle secret secrets security september service seven sexy sexygirl sexyme shark sharks shelter sherlock shit
  shithead shopping shorty silver simple simpson simpsons single sister skater skittles skyline skywalker slayer sleepy slipknot smile
  smiley smith smokey smooth snake snickers snoopy snow snowball snowboard snowflake snowman soccer softball soldier sommer sonic spain
  spanky sparkle sparky sparrow spartan speed speedy spider spiderman spirit spongebob sport sports spooky square squirrel starfish
  stargate stars starlight start startrek stealth steelers sticky stinky stone storm strawberry strong student sublime subaru success
  sugar sunday sunflower sunny sunrise sunset super superstar supreme surfer surfing suzuki sweet sweetheart sweetie sweetness sweetpea
  swimming swordfish system target tarheels tattoo teacher teamo tennis tequila texas thankyou thunder thunderbird thursday thx1138
  tiger tigers tigger time tinker tinkerbell titanic titans together tomcat topgun tornado toyota tractor travel treasure trinity
  triumph trouble trust trustme tuesday turtle tweety twilight twister undertaker unicorn united universal universe vampire vegeta
  velvet venus viking vikings viper vision volcano volleyball voyager walker warcraft warrior warriors water watermelon wednesday weezer
  westham whiskey white wicked wild wildcat wildcats william windows winner winston wizard wolf wolverine wolves woman wonder woody work
  world wrestling xbox yamaha yankee yankees yellow yourname youtube zeppelin zidane zombie zxcv amor amore amour azul bebe bonita
  bonjour carino chivas chocolat contrasena corazon doudou estrella familia fussball geheim gatito guapo hola ingles juventus kennwort
  lalala loulou mamapapa marseille mexicana milan napoli ordinateur parola perro princesa princesse schalke schatz schule senha soleil
  sonne tequiero tesoro vacances vida`

const surnames = `adams alvarez anderson armstrong bailey baker barnes bennett bishop bradford brooks bryant burke burton butler
  carpenter carter chapman clark coleman collins cook cooper crawford cruz cunningham daniels davidson davis dawson diaz dixon duncan
  edwards elliott ellis evans ferguson fernandez fisher fletcher flores ford foster fowler freeman fuller garcia gardner gibson gilbert
  gomez gonzalez goodman graves griffith gutierrez hamilton hansen hanson harper harris harrison hart hawkins hayes henderson hernandez
  hicks higgins hill hoffman holmes hopkins hudson hughes jackson jacobs jenkins jensen jimenez johnson johnston jones kennedy knight
  lambert larson lewis lopez lynch malone marshall martinez mcdonald mendoza meyer miller mills mitchell montgomery moore morales moreno
  morris morrison mueller muller murphy murray myers nelson newman newton nguyen nichols obrien olson ortega ortiz owens palmer parker
  parsons patel patterson perez perry peterson phillips pierce porter powell preston ramirez ramos reed reyes reynolds richards
  richardson rivera roberts robertson robinson rodriguez rogers romero ross ruiz russel sanchez sanders santos schmidt schneider schultz
  shaw silva simmons simpson snyder spencer stevens stevenson sullivan sutton torres tucker turner vargas vasquez wagner wallace walsh
  walters ward watkins watson weaver webb weber webster wells wheeler white wilkinson williams williamson wood woods wright young`

const places = `africa alabama amsterdam argentina asia athens australia austria baltimore bangkok beijing belgium birmingham bombay
  brighton bristol brussels budapest cairo calgary cambridge canada carolina chile cleveland cologne colombia copenhagen cuba dakota
  delhi denmark dublin edinburgh egypt finland florence france frankfurt geneva georgia glasgow greece hamburg havana holland hungary
  iceland illinois indiana indonesia iran israel istanbul italy jamaica kansas kentucky kenya korea leeds lisbon louisiana malaysia
  manila melbourne michigan milano minnesota missouri montreal morocco moscow mumbai munich naples nevada newcastle nigeria norway ohio
  ontario oregon oslo oxford pakistan panama peru philippines phoenix pittsburgh poland prague princeton quebec rome sacramento scotland
  shanghai siberia sicily singapore stanford stockholm sweden switzerland sydney taiwan tennessee thailand tokyo toronto turkey ukraine
  utah vancouver vegas venice vermont vienna vietnam virginia wales warsaw washington wisconsin wyoming zurich`

const furtherThings = `actor airport album alien almond anchor angelfish antelope apricot arrow artist atom badger bagel ballet balloon
  bamboo barbie basil basin basket beacon bean beetle bicycle biscuit bishop blanket blaze bonsai bottle boxer bread breeze bridge
  bronze brush bucket buffy butcher cabin cabinet calendar camel candles canyon caravan carpet cashew caviar cello cement chain champion
  chance channel chapel cheetah cherokee chess chestnut chili chipmunk cigar circle circus citizen classic clever cloud clown coach
  cobweb cosmos cottage cotton counter crab cracker crane cricket crocodile crow crown cucumber culture curry dagger dance daylight
  debug deer designer detective disco discovery dollars donut door dove draft drum drummer dwarf echo elegant engineer escape evening
  example express fairy falcons farmer fastball feather ferret festival fiction fiddle field finger firewall flamingo flounder flute
  fossil fox freezer frozen galaxy gambler gamer gangster garage gazelle giant giraffe glacier glass gloves goat goose graphics grape
  gravity group gypsy hallo harbor harmony harvest hawkeye hazel hedgehog helmet heritage highland hippo history hobbit homework
  honeybee hornet hotel husky ibiza icecube indigo ivory jacket jazz jelly jewels judge juice kangaroo karate kayak kernel kettle kiwi
  koala ladder lady lagoon lake lantern laptop laser lavender lawyer leader leather lemonade letter library lily lobster locker logic
  lotus lucky lunch lynx magnet magnolia mailman mammoth maple marble market marley marvel mechanic medicine medusa message meteor
  midget milk minister minnie mirage mobile model modem monitor moonbeam mosquito motor movie muffin mushroom musician nature needle
  neptune network news ninja noodle normal nugget nurse nutmeg oasis octopus office olive omega onion opera optimus option orchid
  original otter outdoor oxygen oyster painter palace pancho paper parade parrot partner party passage pastor peacock pencil peppermint
  perfume piano pickle picnic pigeon pilot pinball pineapple pistol plastic pluto pocket poet pony poodle portal postman potato prayer
  printer prison prodigy project prophet puzzle quantum quartz radio radar ranger raspberry reality rebel record reggae reptile rescue
  reverse rhino ribbon rider rocks rodeo roller rooster runaway sailor salad salsa sandwich sapphire satellite sausage saxophone scholar
  science scout season senior server shaman shamrock sheep shepherd sheriff shield shiver shooter signal singer skate skeleton skull
  sniper snowbird socks solar solution sound spark special spring stallion station steel sterling stranger street studio sultan summit
  sunlight support surprise swallow sword symphony table tango tank taxi temple tenor theater theatre thumper ticket timber toaster
  tomato tower trains trance transfer triangle tribal trigger trombone trooper tropical trumpet tulip tunnel turbo turkey turquoise
  twins umbrella underground unknown valley vanilla victory village violin virus wagon walnut walrus weasel weather weekend western
  whale whisky whisper widget willow window wisdom witch writer yahoo yogurt yoga zebra zenith zodiac`

/** Words and names that people choose, besides those that the browser knows already. Attackers try them with all the usual endings. */
export const guessedWords: ReadonlySet<string> = new Set([
  ...commonWords,
  ...[firstNames, surnames, places, things, furtherThings].join(' ').split(/\s+/),
])
