-- Entities are decoded when files are read (&#916;Atpng1 is ΔAtpng1). The keys that were minted for the names as written stay with them.
do $$
declare entity text;
begin
  for entity in select distinct (regexp_matches(natural_key, '&#[0-9]{2,6};', 'g'))[1] from community.minted_key loop
    update community.minted_key
    set natural_key = replace(natural_key, entity, chr(substring(entity from '[0-9]+')::integer))
    where strpos(natural_key, entity) > 0;
  end loop;
end
$$;
